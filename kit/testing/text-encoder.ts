import { TextEncoder } from 'node:util';

/**
 * For tests, to be imported before anything else: React's server renderer and React Router need a
 * `TextEncoder`, which every browser has and jsdom lacks.
 */
Object.assign(globalThis, { TextEncoder });
