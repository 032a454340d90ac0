import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';

const { resolve } = createRequire(import.meta.url);
const source = path.join(import.meta.dirname, 'status-page.css');

/** The compiler of the page's sheet, made when it is first asked for. */
let compiler: ReturnType<typeof makeCompiler> | undefined;

/** The sheet for a page: the look of the site, as far as the classes of this HTML need it. */
export async function sheetFor(html: string): Promise<string> {
  compiler ??= makeCompiler();
  return (await compiler).build(classesIn(html));
}

async function makeCompiler() {
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
  return [...new Set(lists.flatMap(([, names = '']) => names.split(' ')))];
}
