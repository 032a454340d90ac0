import { widgets } from '../editor-names.ts';
import type { ControlProps, Decap } from './decap.ts';

/** Registers controls for words, Markdown with dropped pictures, single pictures and optional flags. */
export function registerWidgets(cms: Decap): void {
  const { h, createClass } = window;

  const words = createClass<ControlProps>({
    render() {
      const { onChange } = this.props;
      return h('textarea', {
        ...shared(this.props),
        rows: 1,
        onKeyDown(event: KeyboardEvent) {
          if (event.key === 'Enter' && !textOf(this).includes('\n')) event.preventDefault();
        },
        onChange: (event: Event) => onChange(valueOf(event)),
      });
    },
  });

  const body = createClass<ControlProps>({
    render() {
      const { value, onChange } = this.props;
      const addPictures = (event: Event, files: FileList | undefined) => {
        const pictures = picturesIn(files);
        const area = event.currentTarget;
        if (pictures.length === 0 || !(area instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        void upload(pictures, this.props).then((names) => {
          const at = area.selectionStart;
          const text = textOf(value);
          const lines = names.map((name) => `\n\n![What the picture shows](${name})\n\n`).join('');
          onChange((text.slice(0, at) + lines + text.slice(at)).replaceAll(/\n{3,}/g, '\n\n'));
        });
      };
      return h('textarea', {
        ...shared(this.props),
        className: `${this.props.classNameWrapper} document-words document-body`,
        onChange: (event: Event) => onChange(valueOf(event)),
        onDragOver: (event: Event) => event.preventDefault(),
        onDrop: (event: DragEvent) => addPictures(event, event.dataTransfer?.files),
        onPaste: (event: ClipboardEvent) => addPictures(event, event.clipboardData?.files),
      });
    },
  });

  const picture = createClass<ControlProps>({
    render() {
      const { value, forID, classNameWrapper, field, onChange, getAsset } = this.props;
      const name = textOf(value);
      const addPictures = (files: FileList | null | undefined) => {
        void upload(picturesIn(files), this.props).then(([added]) => {
          if (added !== undefined) onChange(added);
        });
      };
      const isShared = name.startsWith('illustrations/');
      return h(
        'div',
        {
          className: `${classNameWrapper} document-picture`,
          onDragOver: (event: Event) => event.preventDefault(),
          onDrop(event: DragEvent) {
            event.preventDefault();
            addPictures(event.dataTransfer?.files);
          },
        },
        name && !isShared && h('img', { src: getAsset(name, field).toString(), alt: '' }),
        h('input', {
          id: forID,
          value: name,
          'aria-label': 'File',
          onChange: (event: Event) => onChange(valueOf(event)),
        }),
        h(
          'label',
          {},
          'Drop a picture here, or choose a file ',
          h('input', {
            type: 'file',
            accept: 'image/*',
            onChange(event: Event) {
              if (event.target instanceof HTMLInputElement) addPictures(event.target.files);
            },
          }),
        ),
      );
    },
  });

  const mark = createClass<ControlProps>({
    render() {
      const { value, forID, classNameWrapper, onChange } = this.props;
      return h(
        'div',
        { className: classNameWrapper },
        h('input', {
          id: forID,
          type: 'checkbox',
          checked: value === true,
          onChange({ target }: Event) {
            if (target instanceof HTMLInputElement) onChange(target.checked || null);
          },
        }),
      );
    },
  });

  cms.registerWidget(widgets.mark, mark);
  cms.registerWidget(widgets.words, words);
  cms.registerWidget(widgets.body, body);
  cms.registerWidget(widgets.picture, picture);
}

function shared(props: ControlProps) {
  const { forID, value, classNameWrapper, setActiveStyle, setInactiveStyle } = props;
  return {
    id: forID,
    className: `${classNameWrapper} document-words`,
    value: textOf(value),
    onFocus: setActiveStyle,
    onBlur: setInactiveStyle,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function valueOf({ target }: Event): string {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    ? target.value
    : '';
}

function picturesIn(files: FileList | null | undefined): File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Uploads pictures and returns their final names. */
async function upload(pictures: readonly File[], props: ControlProps): Promise<string[]> {
  const { field, onPersistMedia } = props;
  const names: string[] = [];
  for (const picture of pictures) {
    const added = await onPersistMedia(picture, { field });
    if (added?.payload?.name !== undefined) names.push(added.payload.name);
  }
  return names;
}
