import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test } from '@jest/globals';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from 'react-slick';
import { sharedSettings } from '../ui/slick-settings.ts';
import { fixedSlickSettings } from './fixed-slick-settings.ts';

const installed = createRequire(__filename);
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What a loader makes of a file. Run apart, because a build reads loaders as ES modules too. */
function loaded(loader: string, file: string, options: object = {}): string {
  const program = `
    import { readFileSync } from 'node:fs';
    import loader from ${JSON.stringify(path.join(__dirname, loader))};
    const context = {
      resource: ${JSON.stringify(file)},
      getOptions: () => (${JSON.stringify(options)}),
      emitWarning: (warning) => { throw warning; },
    };
    process.stdout.write(loader.call(context, readFileSync(${JSON.stringify(file)}, 'utf8')));
  `;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    maxBuffer: 1e7,
  });
}

test('a section carries the icons it names and no others', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'pages'));
  writeFileSync(path.join(folder, 'pages/a.tsx'), `<Icon name="ear" />, { icon: 'arrow-left' }`);
  writeFileSync(path.join(folder, 'pages/a.test.tsx'), `<Icon name="eye" />`);
  const file = path.join(__dirname, '../ui/icon-paths.ts');
  const kept = loaded('used-icons-loader.mjs', file, { folders: [folder] });
  expect(kept.match(/^ {2}'?[a-z-]+'?:/gm)).toEqual(["  'arrow-left':", '  ear:']);
  expect(kept).toContain('export const iconPaths = {');
});

test('no part of React Router that nobody imports looks as if it did something', () => {
  const folder = path.join(
    path.dirname(installed.resolve('react-router/package.json')),
    'dist/production',
  );
  const entry = readFileSync(path.join(folder, 'index.mjs'), 'utf8');
  const chunks = [...new Set(entry.match(/chunk-\w+\.mjs/g))];
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks) {
    const source = loaded('shakeable-router-loader.mjs', path.join(folder, chunk));
    expect(source).not.toMatch(/^\w+\.displayName/m);
    expect(source).not.toMatch(/^var \w+ = React\d*\.\w+\(/m);
  }
});

/** Runs a program apart, as an ES module, and gives what it writes as JSON. */
function told(program: string): unknown {
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      cwd: __dirname,
    }),
  );
}

test('every part that is named as never reached is there, once, and what is left can be read', () => {
  const modules = path.join(__dirname, '../../node_modules');
  const files = [
    '@module-federation/error-codes',
    '@module-federation/runtime-core',
    '@module-federation/sdk',
    '@module-federation/webpack-bundler-runtime',
    'react-router',
    'single-spa',
    'single-spa-react',
  ].flatMap((name) =>
    readdirSync(path.join(modules, name), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(modules, name, file),
    ),
  );
  const found = told(`
    import { readFileSync } from 'node:fs';
    import { parseSync } from '@swc/core';
    import loader from './unreached-parts-loader.mjs';
    import { unreachedParts } from './unreached-parts.mjs';
    // The beginning of a federated script is no file: the bundler writes it, and warns when it has changed.
    const named = unreachedParts.filter(({ file }) => !file.source.startsWith('^data:'));
    const files = ${JSON.stringify(files)};
    const touched = files.filter((name) => named.some(({ file }) => file.test(name)));
    const warnings = [];
    for (const resource of touched) {
      const context = {
        resource,
        getOptions: () => ({ name: 'a-section' }),
        emitWarning: (warning) => warnings.push(warning.message),
      };
      parseSync(loader.call(context, readFileSync(resource, 'utf8')), { syntax: 'ecmascript' });
    }
    const lost = named.filter(({ file }) => !touched.some((name) => file.test(name)));
    process.stdout.write(
      JSON.stringify({ touched: touched.length, warnings, lost: lost.map(({ file }) => String(file)) }),
    );
  `);
  expect(found).toEqual({ touched: expect.any(Number), warnings: [], lost: [] });
});

test('single-spa as browsers get it mounts, updates and takes away a parcel, and leaves the window alone', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'single-spa-'));
  folders.push(folder);
  const file = path.join(path.dirname(installed.resolve('single-spa')), '../esm/single-spa.dev.js');
  const left = path.join(folder, 'single-spa.mjs');
  writeFileSync(left, loaded('unreached-parts-loader.mjs', file, { name: 'shell' }));
  const steps = told(`
    const window = Object.assign(new EventTarget(), { location: { href: '/' } });
    globalThis.window = window;
    const { mountRootParcel } = await import(${JSON.stringify(left)});
    const steps = [];
    const step = (name) => async ({ word }) => void steps.push([name, word]);
    const config = Object.fromEntries(
      ['bootstrap', 'mount', 'update', 'unmount'].map((name) => [name, step(name)]),
    );
    // Steps are given a quarter of a second, so that the program ends soon.
    const patience = { millis: 250, warningMillis: 500, dieOnTimeout: true };
    config.timeouts = { bootstrap: patience, mount: patience, update: patience, unmount: patience };
    const parcel = mountRootParcel(config, { domElement: {}, word: 'first' });
    await parcel.mountPromise;
    await parcel.update({ domElement: {}, word: 'second' });
    await parcel.unmount();
    const refused = await parcel.unmount().catch((error) => error.message);
    process.stdout.write(JSON.stringify({ steps, refused, window: Object.keys(window) }));
  `);
  expect(steps).toEqual({
    steps: [
      ['bootstrap', 'first'],
      ['mount', 'first'],
      ['update', 'second'],
      ['unmount', 'second'],
    ],
    refused: expect.stringContaining('#6'),
    window: ['location'],
  });
});

/** A file of react-slick as browsers get it, and the files it needs. */
function lighterSlick(file: string, settings: object): SlickModule<ComponentType<Settings>> {
  const require = createRequire(file);
  const module: { exports: SlickModule<ComponentType<Settings>> } = {
    exports: { default: () => null },
  };
  runInThisContext(
    `(function (require, module, exports) {${loaded('lighter-slick-loader.mjs', file, { settings })}})`,
  )(
    (name: string) =>
      name.startsWith('.') ? lighterSlick(require.resolve(name), settings) : require(name),
    module,
    module.exports,
  );
  return module.exports;
}

type SlickModule<Value> = { default: Value };

test.each([
  ['endless', { infinite: true, initialSlide: 1, slidesToShow: 2, speed: 500 }],
  ['with an end', { infinite: false, initialSlide: 2, slidesToShow: 3, speed: 1 }],
  ['with too few slides', { infinite: true, initialSlide: 0, slidesToShow: 5, speed: 500 }],
])('a carousel %s is drawn by the lighter react-slick as by the whole one', (_name, chosen) => {
  const file = installed.resolve('react-slick/lib/slider');
  const whole: SlickModule<ComponentType<Settings>> = installed(file);
  const defaults: SlickModule<Settings> = installed('react-slick/lib/default-props');
  const slides = ['a', 'b', 'c', 'd', 'e'].map((key) => createElement('p', { key }, key));
  const drawn = (Slider: ComponentType<Settings>) =>
    renderToStaticMarkup(createElement(Slider, { ...sharedSettings, ...chosen }, slides));
  const lighter = lighterSlick(file, fixedSlickSettings(defaults.default));
  expect(drawn(lighter.default)).toBe(drawn(whole.default));
});
