/**
 * Content types by file extension, as in the `mime` package for Node. A machine's nginx may have outdated types or lack
 * those of fonts.
 */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
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

/** Returns the content type, or `null` for file types that the site doesn't use. */
export function contentTypeOf(file: string): string | null {
  return Object.entries(contentTypes).find(([end]) => file.endsWith(`.${end}`))?.[1] ?? null;
}
