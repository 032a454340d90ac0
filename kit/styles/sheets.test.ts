import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { AtRule, Declaration, parse, type Root, Rule } from 'postcss';

const classes =
  'flex text-hue-text rounded-card print:hidden p-4 md:p-8 shadow-press translate-x-1 hover:underline';

/** Tailwind is an ES module that Jest cannot load, so it runs in a process of its own. */
const compiler = `
  import postcss from 'postcss';
  import tailwindcss from '@tailwindcss/postcss';
  const [sheet, from] = process.argv.slice(1);
  const { css } = await postcss([tailwindcss({ optimize: true })]).process(sheet, { from });
  process.stdout.write(css);
`;

/** Compiles a stylesheet as the build of a workspace would. */
async function compile(sheet: string): Promise<Root> {
  const from = path.join(__dirname, 'sheet-under-test.css');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', compiler, sheet, from],
    { cwd: __dirname },
  );
  return parse(stdout);
}

const remoteSheet = compile(`
  @import '@site/kit/styles/remote.css';
  @source inline('${classes}');
  @layer remote.mfe-home { :where([data-remote='mfe-home']) { @tailwind utilities source(none); } }
`);

const shellSheet = compile(`
  @import '@site/kit/styles/shell.css';
  @source inline('flex translate-x-1');
  @layer shell { @tailwind utilities source(none); }
`);

/** The layers around a rule, outermost first. */
function layersAround(rule: Rule): readonly string[] {
  const layers: string[] = [];
  let around: unknown = rule.parent;
  while (around instanceof AtRule || around instanceof Rule) {
    if (around instanceof AtRule && around.name === 'layer') layers.unshift(around.params);
    around = around.parent;
  }
  return layers;
}

function topLevelNames(root: Root): string[] {
  return root.nodes.map((node) => {
    if (node instanceof AtRule) return `@${node.name} ${node.params}`.trim();
    return node instanceof Rule ? node.selector : node.type;
  });
}

test('a section’s sheet has no preflight, theme variables or fonts, and its rules only match the section’s element', async () => {
  const sheet = await remoteSheet;
  const names = topLevelNames(sheet).filter((name) => !name.startsWith('@property'));
  expect(new Set(names)).toEqual(
    new Set(['comment', '@layer properties', '@layer base,shell,remote', '@layer remote.mfe-home']),
  );
  const themed: string[] = [];
  sheet.walkDecls(/^--(color|text|font|radius|spacing|breakpoint)/, (decl) => {
    themed.push(decl.prop);
  });
  expect(themed).toEqual([]);

  let own = 0;
  sheet.walkRules((rule) => {
    const layers = layersAround(rule);
    if (layers.includes('properties')) return;
    own += 1;
    expect(layers).toEqual(['remote.mfe-home']);
    for (const selector of rule.selectors) {
      expect(selector).toMatch(/^:where\(\[data-remote=['"]?mfe-home['"]?\]\) \./);
    }
  });
  expect(own).toBeGreaterThan(8);
});

test('the layer order is the same whether the shell’s or a section’s sheet loads first', async () => {
  for (const sheet of [await remoteSheet, await shellSheet]) {
    const order = new Set<string>();
    sheet.walkAtRules('layer', (rule) => {
      for (const layer of rule.params.split(',')) order.add(layer.trim().split('.')[0] ?? '');
    });
    expect([...order]).toEqual(['properties', 'base', 'shell', 'remote']);
  }
});

test('the shell’s sheet contains every token, although the shell uses few of them', async () => {
  const sheet = await shellSheet;
  const written = new Set<string>();
  sheet.walkDecls(/^--/, (decl) => {
    written.add(decl.prop);
  });
  const tokens = parse(readFileSync(path.join(__dirname, 'tokens.css'), 'utf8'));
  const theme = tokens.nodes.find((node) => node instanceof AtRule && node.params === '');
  if (!(theme instanceof AtRule)) throw new Error('tokens.css has no @theme');
  const missing = theme.nodes
    ?.filter((node) => node instanceof Declaration && !node.prop.includes('*'))
    .map((node) => (node instanceof Declaration ? node.prop : ''))
    // A breakpoint is a width in a media query, which cannot read a variable.
    .filter((name) => !name.startsWith('--breakpoint') && !written.has(name));
  expect(missing).toEqual([]);
});

test('components take every value from the tokens', () => {
  const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  const base = readFileSync(path.join(__dirname, 'base.css'), 'utf8');
  const components = readFileSync(path.join(__dirname, 'slick.css'), 'utf8');
  const defined = new Set(
    [...`${tokens}${base}`.matchAll(/(--[\w-]+):/g)].map((match) => match[1]),
  );
  // The root element of a carousel sets `--car-…` for its descendants.
  // Any other variable that only some ancestor or variant sets must be read with a fallback.
  const withoutFallback = [...`${base}${components}`.matchAll(/var\((--[\w-]+)\)/g)].map(
    (m) => m[1],
  );
  expect(
    withoutFallback.filter((name) => !defined.has(name) && !name?.startsWith('--car-')),
  ).toEqual([]);
  expect(`${base}${components}`.match(/#[0-9a-f]{3,8}\b|\brgb\(|\bhsl\(/gi) ?? []).toEqual([]);
});
