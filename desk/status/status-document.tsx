import { createHash } from 'node:crypto';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { sheetsFrom } from '../web/page/page-sheet.ts';
import type { SiteStatus } from './site-status.ts';
import { StatusPage } from './status-page.tsx';

const sheetFor = sheetsFrom(path.join(import.meta.dirname, 'status-page.css'));

/** A page whose only dependency is the font. */
export type StatusDocument = {
  html: string;
  /** The hash of its stylesheet for the content security policy. */
  styleHash: string;
};

/** Renders the status as a page with an inline stylesheet. */
export async function statusDocument(status: SiteStatus, now: Date): Promise<StatusDocument> {
  const body = renderToStaticMarkup(<StatusPage status={status} now={now} />);
  const sheet = await sheetFor(body);
  const styleHash = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Site status</title>
      <style dangerouslySetInnerHTML={{ __html: sheet }} />
    </head>,
  );
  return {
    html: `<!doctype html><html lang="en-IN">${head}<body>${body}</body></html>\n`,
    styleHash,
  };
}
