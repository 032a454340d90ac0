import { testFailure } from '../support/failure-journeys.ts';

testFailure(
  'is cut off half-way',
  () => ({ kind: 'truncated' }),
  // Which mistake the cut makes of the code depends on where it falls.
  /^uncaught at [^:]*: (Unexpected|Invalid|missing|Missing|Identifier)|\[shell\]/,
);
