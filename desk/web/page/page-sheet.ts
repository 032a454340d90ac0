import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';

const { resolve } = createRequire(import.meta.url);

/** Builds the stylesheet of a page from the classes in its HTML. */
export type SheetFor = (html: string) => Promise<string>;

/** Creates a stylesheet builder; it compiles `source` on first use. */
export function sheetsFrom(source: string): SheetFor {
  let compiler: ReturnType<typeof makeCompiler> | undefined;
  return async (html) => {
    compiler ??= makeCompiler(source);
    return (await compiler).build(classesIn(html));
  };
}

async function makeCompiler(source: string) {
  return compile(await readFile(source, 'utf8'), {
    base: path.dirname(source),
    loadStylesheet: async (id, base) => {
      const file = id.startsWith('.') ? path.resolve(base, id) : fileOfPackage(id);
      return { path: file, base: path.dirname(file), content: await readFile(file, 'utf8') };
    },
  });
}

/** Resolves a file of a package, such as `tailwindcss/preflight.css` or `@site/kit/styles/shell.css`. */
function fileOfPackage(id: string): string {
  const [, name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(id) ?? [];
  return path.join(path.dirname(resolve(`${name}/package.json`)), file);
}

/** All class names in HTML rendered by React. */
function classesIn(html: string): string[] {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)];
  return [...new Set(lists.flatMap(([, names = '']) => names.split(' ').map(unescaped)))];
}

/** Reverses React's attribute escaping, because Tailwind variants contain these characters. */
function unescaped(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
