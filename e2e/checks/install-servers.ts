import { findNginx } from '../support/find-nginx.ts';
import { findSwift } from '../support/find-swift.ts';

/*
 * A program of its own, because installing takes minutes and blocks, and other checks can run meanwhile: installs
 * the servers that tests start, where that is possible, and says what is not tested without them.
 */

for (const found of [findNginx({ install: true }), findSwift({ install: true })]) {
  if (found.kind === 'missing') console.log(found.message);
}
