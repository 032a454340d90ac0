/** Messages from the development server to open pages, as JSON. */
export type DevMessage =
  /** A part's stylesheet was rebuilt. */
  | { kind: 'styles'; part: string }
  /** A part's pages were recomposed. */
  | { kind: 'composed'; part: string }
  /** A part's problems, naming files; empty once they are fixed. */
  | { kind: 'problems'; part: string; problems: readonly string[] };

/** The development server's own paths. */
export const devPaths = {
  messages: '/dev/messages',
  client: '/dev/client.js',
  styles: (part: string) => `/dev/styles/${part}.css`,
} as const;

/** The script of every page in development, built with the shell. */
export const DEV_CLIENT = 'dev-client.js';
