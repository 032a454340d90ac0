import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'postcss';

const root = path.join(__dirname, '../..');

const sheets = readdirSync(root)
  .filter((workspace) => /^(?:kit|shell|mfe-.+)$/.test(workspace))
  .flatMap((workspace) =>
    readdirSync(path.join(root, workspace), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !/^(?:dist|node_modules)\b/.test(file))
      .map((file) => path.join(workspace, file)),
  );

/** The classes that a stylesheet defines as utilities or names in selectors. */
function classesOf(sheet: string): string[] {
  const found: string[] = [];
  const parsed = parse(readFileSync(path.join(root, sheet), 'utf8'));
  parsed.walkAtRules('utility', ({ params }) => {
    found.push(params);
  });
  parsed.walkRules(({ selector }) => {
    const withoutValues = selector.replaceAll(/\[[^\]]*\]/g, '');
    for (const [, name = ''] of withoutValues.matchAll(/\.(-?[a-z_][\w-]*)/gi)) found.push(name);
  });
  return found;
}

test('reads the sheets of the kit, the shell and every section', () => {
  expect(sheets).toEqual(
    expect.arrayContaining([
      'kit/styles/slick.css',
      'shell/styles.css',
      'mfe-home/styles.css',
      'mfe-assessments/pages/condition/condition-print.css',
    ]),
  );
  expect(classesOf('kit/styles/slick.css')).not.toEqual([]);
});

test.each(sheets)('all classes in %s start with ui-, so that none is an English word', (sheet) => {
  const others = classesOf(sheet).filter(
    // react-slick writes the names of its own elements.
    (name) => !name.startsWith('ui-') && !name.startsWith('slick-'),
  );
  expect(others).toEqual([]);
});
