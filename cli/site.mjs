#!/usr/bin/env node
/** Plain JavaScript, because `bootstrap.mjs` runs first. */
process.argv.splice(2, 0, 'cli/site.ts');
await import('./bootstrap.mjs');
