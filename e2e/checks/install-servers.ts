import { findEngine } from '../engines/find-engine.ts';
import { findNginx } from '../support/find-nginx.ts';
import { findSwift } from '../support/find-swift.ts';

/*
 * Installs the servers and browsers that tests start, where possible, and prints what stays untested without them.
 * `--full` adds those of `npm run test:full`. A separate program, because installing blocks for minutes while other
 * checks could run.
 */
const found = [findNginx({ install: true })];
const foundForFullRuns = process.argv.includes('--full')
  ? [
      findSwift({ install: true }),
      findEngine('Firefox', { install: true }),
      findEngine('WebKit', { install: true }),
    ]
  : [];
for (const each of [...found, ...foundForFullRuns]) {
  if (each.kind === 'missing') console.log(each.message);
}
