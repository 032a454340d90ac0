import { contentTypeOf, contentTypes } from '@site/delivery/releases/content-types.ts';

/** Pages of the site run no scripts at the desk, send nothing, and are framed by the desk alone. */
export const framedPolicy = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; font-src 'self'; img-src 'self' data:; media-src 'self'; style-src 'self'",
} as const;

const scripts = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** The folders of the site with what its pages load. */
export const siteFolders = ['/r', '/first-screen', '/website'] as const;

/** Answers with a page of the site for a frame of the desk. */
export function framedPage(html: string) {
  // The policy blocks scripts; without them, the browser does not report that.
  const send = html.replaceAll(scripts, '');
  return { send, type: contentTypes.html, headers: framedPolicy };
}

/** Answers with a file that a framed page loads; `null` if it cannot be served. */
export function framedFile(address: string, bytes: Buffer | null) {
  const type = contentTypeOf(address);
  if (!bytes || type === null) return null;
  const headers = {
    'content-security-policy': "default-src 'none'; sandbox",
    // The address of a file changes with the file.
    'cache-control': 'private, max-age=604800',
  };
  return { send: bytes, type, headers };
}
