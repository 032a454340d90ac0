import { availableParallelism } from 'node:os';

/** Packages published as ES modules only, or that load one, which Jest has to compile: it loads CommonJS. */
const esModulePackages = [
  '@fastify/cookie',
  '@commander-js/extra-typings',
  'commander',
  'content-disposition',
  'cookie',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
  'jose',
  'kysely',
  'oauth4webapi',
  'openid-client',
  'p-limit',
  'parse5',
  'yocto-queue',
].join('|');

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error('Jest needs Node 24 here: `npm run unit` downloads it and runs Jest with it.');
}

/**
 * One Jest for all workspaces. A test whose name ends in `.test.tsx` gets a browser-like document; `.test.ts`
 * runs in plain Node. The API's tests share one PostgreSQL server and the built programs, which
 * are made only when they run.
 */
const shared = {
  // Jest takes it from each project alone; elsewhere it would be thrown away with the temporary files of a run.
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.(?:md|yaml)$': '<rootDir>/kit/testing/document-transform.mjs',
    [`/node_modules/(${esModulePackages})/.+\\.js$`]: [
      '@swc/jest',
      { jsc: { target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/kit/testing/no-css.ts',
  },
  transformIgnorePatterns: [`/node_modules/(?!(single-spa-react|single-spa|${esModulePackages})/)`],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.cache/'],
  setupFilesAfterEnv: ['<rootDir>/kit/testing/jest-setup.ts'],
};

/** Tests of the stores of what is shipped: they need PostgreSQL, object storage or both. */
const ofStores = [
  '<rootDir>/delivery/blobs/blob-store.test.ts',
  '<rootDir>/desk/canary/canary.test.ts',
  '<rootDir>/delivery/commands/backup.test.ts',
  '<rootDir>/desk/access/key-store.test.ts',
  '<rootDir>/delivery/registry/registry.test.ts',
  '<rootDir>/desk/review/review-store.test.ts',
  '<rootDir>/desk/previews/preview-store.test.ts',
  '<rootDir>/delivery/promotion/shared-stores.test.ts',
  '<rootDir>/delivery/stores.test.ts',
  '<rootDir>/e2e/shipping/swapped-database.test.ts',
  '<rootDir>/e2e/shipping/two-hosts.test.ts',
];

export default {
  // Many tests wait for a server, a database or a clock: a third worker on two cores has what to do.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A program is started by a copy of the worker's memory, which takes the longer the more a worker has gathered.
  workerIdleMemoryLimit: '400MB',
  // Ends what hangs, and says nothing about how quick a machine has to be.
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
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFiles: [...(shared.setupFiles ?? []), '<rootDir>/kit/testing/text-encoder.ts'],
      setupFilesAfterEnv: [
        ...shared.setupFilesAfterEnv,
        '<rootDir>/kit/testing/jest-browser-setup.ts',
      ],
    },
  ],
};
