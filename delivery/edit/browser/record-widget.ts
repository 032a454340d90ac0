import { KEY, widgets } from '../editor-names.ts';
import type { ControlProps, Decap } from './decap.ts';

type Entry = Record<string, unknown>;

/** A field of an entry, as the configuration has it. */
type EntryField = { name: string; label: string; widget: string; required?: boolean };

type State = { sought: string; open: string | null };

/** How many entries are offered at once. */
const SHOWN = 30;

/**
 * Registers the field for a long list of entries, such as the sources of a section: they are sought by their words, and one
 * is open at a time. A list of Decap CMS draws the form of each, which takes it twenty seconds for 300.
 */
export function registerRecordWidget(cms: Decap): void {
  const { h, createClass } = window;

  const record = createClass<ControlProps, State>({
    getInitialState: () => ({ sought: '', open: null }),
    render() {
      const { value, forID, classNameWrapper, field, onChange } = this.props;
      const { sought, open } = this.state;
      const entries = plain(value);
      const fields: EntryField[] = plainFields(field.get('fields'));
      const found = entries.filter((entry) => wordsOf(entry).includes(sought.toLowerCase()));
      const change = (entry: Entry, name: string, to: string | number | null) => {
        onChange(entries.map((one) => (one === entry ? { ...one, [name]: to } : one)));
        if (name === KEY) this.setState({ open: String(to) });
      };
      const form = (entry: Entry) =>
        h(
          'div',
          { className: 'document-entry' },
          fields.map(({ name, label, widget, required }) =>
            h(
              'label',
              { key: name },
              required === false ? `${label} (optional)` : label,
              h('textarea', {
                className: 'document-words',
                // The words of a label would be those of the field, too.
                'aria-label': label,
                rows: 1,
                value: textOf(entry[name]),
                onChange({ target }: Event) {
                  if (!(target instanceof HTMLTextAreaElement)) return;
                  const words = target.value.replaceAll('\n', ' ');
                  const isNumber = widget === 'number' && /^\d+$/.test(words);
                  change(entry, name, isNumber ? Number(words) : words);
                },
              }),
            ),
          ),
        );
      return h(
        'div',
        { className: classNameWrapper },
        h('input', {
          id: forID,
          type: 'search',
          placeholder: `Find among ${entries.length}`,
          value: sought,
          onChange: ({ target }: Event) =>
            target instanceof HTMLInputElement && this.setState({ sought: target.value }),
        }),
        h(
          'button',
          {
            type: 'button',
            onClick: () => {
              onChange([...entries, { [KEY]: '' }]);
              this.setState({ sought: '', open: '' });
            },
          },
          'Add one',
        ),
        h(
          'ul',
          { className: 'document-entries' },
          // A new one is at the end, where nobody has sought yet.
          [...found.filter((one) => one[KEY] === open), ...found.filter((one) => one[KEY] !== open)]
            .slice(0, SHOWN)
            .map((entry) => {
              const key = textOf(entry[KEY]);
              const isOpen = key === open;
              return h(
                'li',
                { key: isOpen ? 'open' : key },
                h(
                  'button',
                  {
                    type: 'button',
                    'aria-expanded': isOpen,
                    onClick: () => this.setState({ open: isOpen ? null : key }),
                  },
                  `${key || 'New'}: ${textOf(entry['title'])}`,
                ),
                isOpen && form(entry),
              );
            }),
        ),
        found.length > SHOWN && h('p', {}, `${found.length - SHOWN} more: find them by a word.`),
      );
    },
  });

  cms.registerWidget(widgets.record, record);
}

/** Decap CMS holds values in collections of Immutable. */
function plain(value: unknown): Entry[] {
  const list: unknown = isImmutable(value) ? value.toJS() : value;
  return Array.isArray(list) ? list.map((entry: unknown) => Object(entry)) : [];
}

function plainFields(value: unknown): EntryField[] {
  const list: unknown = isImmutable(value) ? value.toJS() : value;
  return Array.isArray(list) ? list : [];
}

function isImmutable(value: unknown): value is { toJS: () => unknown } {
  return typeof value === 'object' && value !== null && 'toJS' in value;
}

function wordsOf(entry: Entry): string {
  return Object.values(entry).join(' ').toLowerCase();
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
