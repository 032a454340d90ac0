/** One Jest for all workspaces. A test whose name ends in `.test.tsx` gets a browser-like document; `.test.ts` runs in plain Node. */
const shared = {
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
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/kit/testing/no-css.ts' },
  transformIgnorePatterns: ['/node_modules/(?!(single-spa-react|single-spa)/)'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/.data/'],
  setupFilesAfterEnv: ['<rootDir>/kit/testing/jest-setup.ts'],
};

export default {
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    { ...shared, displayName: 'browser', testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] },
  ],
};
