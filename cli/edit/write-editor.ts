import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { decapFolder } from './decap-cms.ts';
import type { Editor } from './editor-config.ts';

const browser = path.join(import.meta.dirname, 'browser');

const page = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width">
    <title>${name}: edit</title>
    <link rel="stylesheet" href="editor.css">
    <script src="editor.js" defer></script>
  </head>
  <body></body>
</html>
`;

/** Writes the editor as static files, which can be served at any URL. */
export async function writeEditor(folder: string, editor: Editor, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(await decapFolder(), path.join(folder, 'decap'), { recursive: true });
  await copyFile(path.join(browser, 'editor.css'), path.join(folder, 'editor.css'));
  await bundle(folder);
  await writeFile(path.join(folder, 'index.html'), page(name));
  await writeFile(path.join(folder, 'editor.json'), JSON.stringify(editor));
}

async function bundle(folder: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    context: browser,
    entry: { editor: './editor.ts' },
    output: { path: folder, filename: '[name].js' },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader' }] },
    performance: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, done) => {
      if (error) reject(error);
      else if (done?.hasErrors()) reject(new Error(done.toString({ all: false, errors: true })));
      else compiler.close((closing) => (closing ? reject(closing) : resolve()));
    });
  });
}
