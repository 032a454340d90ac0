import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';

const { resolve } = createRequire(import.meta.url);

/** Makes the sheet of a page from its HTML: the look of the site, as far as the page's classes need it. */
export type SheetFor = (html: string) => Promise<string>;

/** A maker of sheets from a source, whose compiler is made when it is first asked for. */
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

/** A file as a package has it, such as `tailwindcss/preflight.css` or `@site/kit/styles/shell.css`. */
function fileOfPackage(id: string): string {
  const [, name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(id) ?? [];
  return path.join(path.dirname(resolve(`${name}/package.json`)), file);
}

/** The names of all classes in HTML that was rendered here. */
function classesIn(html: string): string[] {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)];
  return [...new Set(lists.flatMap(([, names = '']) => names.split(' ').map(unescaped)))];
}

/** React escapes these in attributes, and Tailwind's variants may have them. */
function unescaped(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
