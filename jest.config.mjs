import { availableParallelism } from 'node:os';
import { anyTest, browserTest } from './kit/testing/jest-config.mjs';

/** Packages published only as ES modules, or that import one. Jest loads CommonJS, so it compiles them. */
const esModulePackages = [
  '@fastify/cookie',
  '@commander-js/extra-typings',
  '@orpc/[a-z-]+',
  'commander',
  'content-disposition',
  'boolbase',
  'cookie',
  'css-select',
  'css-what',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
  'jose',
  'json-schema-typed',
  'kysely',
  'nth-check',
  'oauth4webapi',
  'openid-client',
  'leven',
  'p-limit',
  'parse5',
  'rou3',
  'yocto-queue',
].join('|');

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error('Jest needs Node 24 here: `npm run unit` downloads it and runs Jest with it.');
}

/**
 * One Jest for all workspaces. A test whose name ends in `.test.tsx` gets a browser-like document; `.test.ts`
 * runs in plain Node. The API's tests share one PostgreSQL server, which starts only when they run. `npm test` leaves out
 * `*.full.test.ts`.
 */
const shared = {
  ...anyTest,
  // Set per project, because Jest ignores it at the top level. The default would be deleted with a run's temporary files.
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: {
    ...anyTest.transform,
    [`/node_modules/(${esModulePackages})/.+\\.m?js$`]: [
      '@swc/jest',
      { jsc: { target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(single-spa-react|single-spa|${esModulePackages})/)`],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/.data/',
    '<rootDir>/.cache/',
    ...(process.env.TEST_SCOPE === 'usual' ? [String.raw`\.full\.test\.ts$`] : []),
  ],
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.cache/'],
};

/** Tests of the delivery stores, which need PostgreSQL, object storage or both. */
const ofStores = [
  '<rootDir>/delivery/blobs/bucket-blobs.full.test.ts',
  '<rootDir>/desk/canary/canary.test.ts',
  '<rootDir>/cli/commands/backup.test.ts',
  '<rootDir>/desk/access/key-store.test.ts',
  '<rootDir>/delivery/registry/registry.test.ts',
  '<rootDir>/desk/review/review-store.test.ts',
  '<rootDir>/desk/previews/preview-store.test.ts',
  '<rootDir>/delivery/promotion/shared-stores.full.test.ts',
  '<rootDir>/delivery/stores/stores.test.ts',
  '<rootDir>/e2e/shipping/swapped-database.full.test.ts',
  '<rootDir>/e2e/shipping/two-hosts.full.test.ts',
];

export default {
  // Many tests wait for a server, a database or a clock, so two cores keep a third worker busy.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Spawning a program copies the worker's memory, so a large worker slows down.
  workerIdleMemoryLimit: '400MB',
  // Only stops tests that hang. It is not a performance budget.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/api/', ...ofStores],
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      globalSetup: '<rootDir>/api/testing/jest-setup.ts',
      globalTeardown: '<rootDir>/api/testing/jest-teardown.ts',
    },
    {
      ...shared,
      displayName: 'stores',
      testEnvironment: 'node',
      testMatch: ofStores,
      globalSetup: '<rootDir>/delivery/testing/jest-setup.ts',
      globalTeardown: '<rootDir>/delivery/testing/jest-teardown.ts',
    },
    {
      ...shared,
      ...browserTest,
    },
  ],
};
