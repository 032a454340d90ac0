import { createHash } from 'node:crypto';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { sheetsFrom } from '../web/page/page-sheet.ts';
import type { SiteStatus } from './site-status.ts';
import { StatusPage } from './status-page.tsx';

const sheetFor = sheetsFrom(path.join(import.meta.dirname, 'status-page.css'));

/** A page that needs nothing besides but the font. */
export type StatusDocument = {
  html: string;
  /** The hash that its sheet is allowed by, as a content security policy writes it. */
  styleHash: string;
};

/** The status of a site as a page with its sheet in it. */
export async function statusDocument(status: SiteStatus, now: Date): Promise<StatusDocument> {
  const body = renderToStaticMarkup(<StatusPage status={status} now={now} />);
  const sheet = await sheetFor(body);
  const styleHash = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>How the site is</title>
      <style dangerouslySetInnerHTML={{ __html: sheet }} />
    </head>,
  );
  return {
    html: `<!doctype html><html lang="en-IN">${head}<body>${body}</body></html>\n`,
    styleHash,
  };
}
