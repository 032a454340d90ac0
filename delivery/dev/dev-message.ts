/** Messages from the development server to open pages, as JSON. */
export type DevMessage =
  /** A part's scripts were built as `hash`, and their updates can be fetched. */
  | { kind: 'modules'; part: string; hash: string }
  /** A part's stylesheet was rebuilt. */
  | { kind: 'styles'; part: string }
  /** A part's pages were recomposed. */
  | { kind: 'composed'; part: string }
  /** A part's problems, naming files; empty once they are fixed. */
  | { kind: 'problems'; part: string; problems: readonly string[] };

/**
 * Events between a page's bundles and the development client: a bundle has started, modules are ready for it, they
 * are running, or they can't be applied and the page must reload.
 */
export const devEvents = {
  started: 'dev:bundle-started',
  ready: 'dev:modules-ready',
  running: 'dev:modules-running',
  refused: 'dev:modules-refused',
} as const;

/** The development server's own paths. */
export const devPaths = {
  messages: '/dev/messages',
  client: '/dev/client.js',
  styles: (part: string) => `/dev/styles/${part}.css`,
} as const;

/** The script of every page in development, built with the shell. */
export const DEV_CLIENT = 'dev-client.js';
