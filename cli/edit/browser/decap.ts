import type { Editor } from '../editor-config.ts';

/** Props of a Decap CMS control. */
export type ControlProps = {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  field: { get: (name: string) => unknown };
  onChange: (value: string | true | null | readonly object[]) => void;
  /** Uploads a file along with the document and returns its final name. */
  onPersistMedia: (
    file: File,
    options: { field: unknown },
  ) => Promise<{ payload?: { name?: string } } | undefined>;
  getAsset: (name: string, field: unknown) => { toString: () => string };
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
};

/** Props of a Decap CMS preview. */
export type PreviewProps = { entry: { get: (name: 'path') => string } };

/** The methods of a class component. */
type Component<Props, State> = {
  getInitialState?: () => State;
  render: (this: {
    props: Props;
    state: State;
    setState: (state: Partial<State>) => void;
  }) => unknown;
};

/** `raw` is the text to save, and `base` the text it was edited from. */
export type SavedFile = { path: string; raw: string; base?: string };

export type Backend = {
  persistEntry: (
    entry: { dataFiles: SavedFile[]; assets: unknown },
    options: unknown,
  ) => Promise<unknown>;
};

type Phrases = {
  editor: { editorToolbar: Record<string, string> };
  ui: { toast: Record<string, string> };
};

/** The parts of Decap CMS that we use. */
export type Decap = {
  init: (options: { config: Editor['config'] }) => void;
  registerWidget: (name: string, control: object) => void;
  registerPreviewTemplate: (name: string, component: object) => void;
  registerCustomFormat: (
    name: string,
    extension: string,
    format: {
      fromFile: (text: string) => object;
      toFile: (fields: Record<string, unknown>, order?: readonly string[]) => string;
    },
  ) => void;
  registerBackend: (name: string, backend: object) => void;
  getBackend: (name: string) => { init: (config: unknown, options: unknown) => Backend };
  getLocale: (name: string) => Phrases;
  registerLocale: (name: string, phrases: Phrases) => void;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it adds to an interface
  interface Window {
    CMS: Decap;
    CMS_MANUAL_INIT: boolean;
    /** `createElement` of Decap CMS's React. */
    h: (type: string, props: object, ...children: readonly unknown[]) => unknown;
    createClass: <Props, State = object>(component: Component<Props, State>) => object;
  }
}
