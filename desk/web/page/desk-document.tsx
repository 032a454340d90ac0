import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sheetsFrom } from './page-sheet.ts';

/** A self-contained HTML document; only the font is loaded separately. */
export type DeskDocument = {
  html: string;
  /** Hash of its stylesheet for the content security policy. */
  styleHash: string;
};

const sheetFor = sheetsFrom(path.join(import.meta.dirname, 'desk.css'));

/** Renders a page to a document with an inline stylesheet. */
export async function deskDocument(
  title: string,
  body: ReactNode,
  scripts: readonly string[],
  nonce?: string,
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
      {scripts.map((src) => (
        <script key={src} defer src={src} nonce={nonce} />
      ))}
    </head>,
  );
  const html = `<!doctype html><html lang="en-IN">${head}<body>${content}</body></html>\n`;
  return { html, styleHash };
}
