/**
 * What each kind of file of the public tree is, by the ending of its name. These are the types that the
 * Node host's `mime` gives; the nginx of a machine may know older ones, or none for fonts.
 */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  speculationrules: 'application/speculationrules+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/vnd.microsoft.icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
} as const;

/** The type of a file by its name; `null` for kinds that the site does not have. */
export function contentTypeOf(file: string): string | null {
  return Object.entries(contentTypes).find(([end]) => file.endsWith(`.${end}`))?.[1] ?? null;
}
