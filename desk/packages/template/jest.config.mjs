export { default } from '@site/kit/testing/jest-config.mjs';
