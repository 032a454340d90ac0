import { fileURLToPath } from 'node:url';

const fileHere = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Jest loads CommonJS. */
const compileTypeScript = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** What tests of TypeScript modules, documents and components need, in Node and in jsdom. */
export const anyTest = {
  transform: {
    '^.+\\.tsx?$': compileTypeScript,
    '\\.(?:md|yaml)$': fileHere('document-transform.mjs'),
  },
  moduleNameMapper: { '\\.css$': fileHere('no-css.ts') },
  setupFilesAfterEnv: [fileHere('jest-setup.ts')],
};

/** `.test.tsx` runs in jsdom. */
export const browserTest = {
  displayName: 'browser',
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.tsx'],
  setupFiles: [fileHere('text-encoder.ts')],
  setupFilesAfterEnv: [...anyTest.setupFilesAfterEnv, fileHere('jest-browser-setup.ts')],
};

const sectionTest = {
  ...anyTest,
  // The installed kit is TypeScript, too.
  transformIgnorePatterns: ['/node_modules/(?!(?:@site/kit|single-spa-react|single-spa)/)'],
};

/** The configuration of a section in its own repository. */
export const jestConfig = {
  projects: [
    {
      ...sectionTest,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
    },
    { ...sectionTest, ...browserTest },
  ],
};
