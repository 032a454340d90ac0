import { containerOf } from '../support/break-remote.ts';
import { testFailure } from '../support/failure-journeys.ts';

testFailure(
  'lacks lifecycles',
  (name) => ({ kind: 'replaced', code: containerOf(name, '{ mount: async () => {} }') }),
  /lacks bootstrap|\[shell\]/,
);
