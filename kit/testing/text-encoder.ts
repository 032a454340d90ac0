import { TextDecoder, TextEncoder } from 'node:util';

/** For tests in jsdom, which lacks these two: React's server renderer, React Router and image-size need them. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
