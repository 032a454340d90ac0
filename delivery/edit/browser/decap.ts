import type { Editor } from '../editor-config.ts';

/** What Decap CMS gives a field's control. */
export type ControlProps = {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  field: { get: (name: string) => unknown };
  onChange: (value: string | true | null | readonly object[]) => void;
  /** Adds a file to what is saved with the document; the answer holds the name that it got. */
  onPersistMedia: (
    file: File,
    options: { field: unknown },
  ) => Promise<{ payload?: { name?: string } } | undefined>;
  getAsset: (name: string, field: unknown) => { toString: () => string };
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
};

/** What Decap CMS gives a preview. */
export type PreviewProps = { entry: { get: (name: 'path') => string } };

/** A part of the editor's page: the methods of a class component. */
type Component<Props, State> = {
  getInitialState?: () => State;
  render: (this: {
    props: Props;
    state: State;
    setState: (state: Partial<State>) => void;
  }) => unknown;
};

/** What is saved: the text of each file, and what it was when it was opened. */
export type SavedFile = { path: string; raw: string; base?: string };

/** A connection to the files. */
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

/** What is used of Decap CMS. */
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
    /** Creates an element of the React that Decap CMS has. */
    h: (type: string, props: object, ...children: readonly unknown[]) => unknown;
    createClass: <Props, State = object>(component: Component<Props, State>) => object;
  }
}
