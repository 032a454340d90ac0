import { findEngine } from '../engines/find-engine.ts';
import { findNginx } from '../support/find-nginx.ts';
import { findSwift } from '../support/find-swift.ts';

/*
 * Installs the servers and browsers that tests start, where possible, and prints what stays untested without them. A
 * separate program, because installing blocks for minutes while other checks could run.
 */
for (const found of [
  findNginx({ install: true }),
  findSwift({ install: true }),
  findEngine('Firefox', { install: true }),
  findEngine('WebKit', { install: true }),
]) {
  if (found.kind === 'missing') console.log(found.message);
}
