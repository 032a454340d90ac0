import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { asModule, productionReactRouter } from './inside-libraries.ts';

const require = createRequire(__filename);

test('React Router has a production build, which its exports still don’t name', () => {
  for (const file of Object.values(productionReactRouter())) expect(existsSync(file)).toBe(true);
  const { exports }: { exports: object } = require('react-router/package.json');
  // Once they do, `productionReactRouter` can go.
  expect(JSON.stringify(exports)).not.toContain('/production/');
});

test.each(['runtime', 'webpack-bundler-runtime'])(
  'the federation’s %s still resolves to CommonJS, with an ES module beside it',
  (name) => {
    const file = require.resolve(`@module-federation/${name}`);
    // Once it resolves to the module, `federationAsModules` can go.
    expect(asModule(file)).not.toBe(file);
    expect(existsSync(asModule(file))).toBe(true);
  },
);
