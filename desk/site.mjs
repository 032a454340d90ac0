#!/usr/bin/env node
/** Plain JavaScript, because `bootstrap.mjs` runs first. */
process.argv.splice(2, 0, 'desk/cli/site.ts');
await import('../delivery/bootstrap.mjs');
