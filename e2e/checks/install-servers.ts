import { findEngine } from '../engines/find-engine.ts';
import { findNginx } from '../support/find-nginx.ts';
import { findSwift } from '../support/find-swift.ts';

/*
 * Installs the servers and browsers that tests start, where possible, and prints what is not tested without them. A
 * program of its own, because installing takes minutes and blocks, and other checks can run beside it.
 */
for (const found of [
  findNginx({ install: true }),
  findSwift({ install: true }),
  findEngine('Firefox', { install: true }),
  findEngine('WebKit', { install: true }),
]) {
  if (found.kind === 'missing') console.log(found.message);
}
