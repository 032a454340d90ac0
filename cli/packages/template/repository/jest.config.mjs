export { jestConfig as default } from '@site/kit/testing/jest-config.mjs';
