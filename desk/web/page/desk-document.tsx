import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sheetsFrom } from './page-sheet.ts';

/** A document that needs nothing besides but the font. */
export type DeskDocument = {
  html: string;
  /** The hash by which its sheet is allowed, as a content security policy writes it. */
  styleHash: string;
};

const sheetFor = sheetsFrom(path.join(import.meta.dirname, 'desk.css'));

/** A page as a document with its sheet in it. */
export async function deskDocument(
  title: string,
  body: ReactNode,
  script?: { src: string; nonce: string },
): Promise<DeskDocument> {
  const content = renderToStaticMarkup(body);
  const sheet = await sheetFor(content);
  const styleHash = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: sheet }} />
      {script && <script defer src={script.src} nonce={script.nonce} />}
    </head>,
  );
  const html = `<!doctype html><html lang="en-IN">${head}<body>${content}</body></html>\n`;
  return { html, styleHash };
}
