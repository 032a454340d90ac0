/** What the development server tells open pages, as JSON. */
export type DevMessage =
  /** The scripts of a part are built as `hash`; what is changed in them can be fetched. */
  | { kind: 'modules'; part: string; hash: string }
  /** The stylesheet of a part is new. */
  | { kind: 'styles'; part: string }
  /** The pages of a part are composed anew. */
  | { kind: 'composed'; part: string }
  /** What is wrong with a part, in words that name the file; empty when nothing is any more. */
  | { kind: 'problems'; part: string; problems: readonly string[] };

/**
 * Events of an open page, between its bundles and what it hears: a bundle runs, modules are ready for it, they
 * run as well, or they cannot run and the page must be loaded again.
 */
export const devEvents = {
  started: 'dev:bundle-started',
  ready: 'dev:modules-ready',
  running: 'dev:modules-running',
  refused: 'dev:modules-refused',
} as const;

/** Where the development server answers besides the site. */
export const devPaths = {
  messages: '/dev/messages',
  client: '/dev/client.js',
  styles: (part: string) => `/dev/styles/${part}.css`,
} as const;

/** The script of every page in development, among what is built of the shell. */
export const DEV_CLIENT = 'dev-client.js';
