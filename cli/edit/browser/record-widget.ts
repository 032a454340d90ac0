import { KEY, widgets } from '../editor-names.ts';
import type { ControlProps, Decap } from './decap.ts';

type Entry = Record<string, unknown>;

/** The configuration of an entry's field. */
type EntryField = { name: string; label: string; widget: string; required?: boolean };

type State = { query: string; open: string | null };

/** Maximum number of entries on screen. */
const MAX_VISIBLE = 30;

/**
 * A control for long lists of entries, such as a section's sources, with a search field and one open entry. Decap CMS's
 * own list renders every entry's form, which takes twenty seconds for 300 entries.
 */
export function registerRecordWidget(cms: Decap): void {
  const { h, createClass } = window;

  const record = createClass<ControlProps, State>({
    getInitialState: () => ({ query: '', open: null }),
    render() {
      const { value, forID, classNameWrapper, field, onChange } = this.props;
      const { query, open } = this.state;
      const entries = plain(value);
      const fields: EntryField[] = plainFields(field.get('fields'));
      const found = entries.filter((entry) => searchText(entry).includes(query.toLowerCase()));
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
                // Otherwise the label's accessible name would include the field's value.
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
          placeholder: `Search ${entries.length} entries`,
          value: query,
          onChange: ({ target }: Event) =>
            target instanceof HTMLInputElement && this.setState({ query: target.value }),
        }),
        h(
          'button',
          {
            type: 'button',
            onClick: () => {
              onChange([...entries, { [KEY]: '' }]);
              this.setState({ query: '', open: '' });
            },
          },
          'Add entry',
        ),
        h(
          'ul',
          { className: 'document-entries' },
          // Show the open entry first, because a new entry might not match the search.
          [...found.filter((one) => one[KEY] === open), ...found.filter((one) => one[KEY] !== open)]
            .slice(0, MAX_VISIBLE)
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
        found.length > MAX_VISIBLE &&
          h('p', {}, `${found.length - MAX_VISIBLE} more. Search to find them.`),
      );
    },
  });

  cms.registerWidget(widgets.record, record);
}

/** Converts Decap CMS's Immutable collections to plain entries. */
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

function searchText(entry: Entry): string {
  return Object.values(entry).join(' ').toLowerCase();
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
