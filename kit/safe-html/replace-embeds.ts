import { parseUrl } from '../parse-url.ts';
import { escapeHtml } from '../escape-html.ts';
import { unescaped } from './cleaned-html.ts';

/**
 * An element that shows something from elsewhere, with the text for old browsers. No search passes the next such
 * element, so that the time is proportional to the length.
 */
const EMBED =
  /<(iframe|video|audio|object|embed)\b([^<>]*)>(?:((?:(?!<\/?\1\b)[\s\S])*)<\/\1\s*>)?/gi;

/** Attributes with the address, also of scripts that load it later. */
const ADDRESS =
  /(?:^|[\s"'])(?:data-(?:lazy-)?)?(?:src|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const CONTROL = /<\/?(?:button|input|label|select|textarea|output|option)\b/gi;

/**
 * Prepares unsafe HTML for sanitising, which drops embedded films and controls: replaces each film with a link to it,
 * and separates the texts of adjacent controls.
 */
export function replaceEmbeds(html: string): string {
  return html
    .replaceAll(EMBED, (whole, tag: string, attributes: string, inside: string | undefined) => {
      const address = addressIn(`${attributes} ${inside ?? ''}`);
      if (address === null) return whole;
      return ` <a href="${escapeHtml(address)}">${wordsFor(tag.toLowerCase(), address)}</a> `;
    })
    .replaceAll(CONTROL, ' $&');
}

/** Returns the first address that a visitor can open; `null` if there is none. */
function addressIn(markup: string): string | null {
  for (const [, double, single, bare] of markup.matchAll(ADDRESS)) {
    const written = unescaped(double ?? single ?? bare ?? '').trim();
    if (/^\/(?![/\\])/.test(written)) return written;
    const url = parseUrl(written.startsWith('//') ? `https:${written}` : written);
    if (url?.protocol === 'https:' || url?.protocol === 'http:') return watchPage(url);
  }
  return null;
}

/** Players refuse to run outside of a frame, so link to the page of the film. */
function watchPage(url: URL): string {
  const [, id] = /^\/(?:embed|video)\/([\w-]+)/.exec(url.pathname) ?? [];
  const host = filmHost(url);
  if (id === undefined || id === 'videoseries') return url.href;
  if (host === 'YouTube') return `https://www.youtube.com/watch?v=${id}`;
  return host === 'Vimeo' ? `https://vimeo.com/${id}` : url.href;
}

function filmHost({ hostname }: URL): string | null {
  if (/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/.test(hostname)) return 'YouTube';
  return /(?:^|\.)vimeo\.com$/.test(hostname) ? 'Vimeo' : null;
}

function wordsFor(tag: string, address: string): string {
  const url = parseUrl(address);
  const host = url && filmHost(url);
  if (host !== null) return `Watch the film on ${host}`;
  if (tag === 'video') return 'Watch the film';
  if (tag === 'audio') return 'Listen to the recording';
  return url ? `See this on ${url.hostname.replace(/^www\./, '')}` : 'See this page';
}
