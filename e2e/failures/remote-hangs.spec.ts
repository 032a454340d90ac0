import { testFailure } from '../support/failure-journeys.ts';

testFailure(
  'never arrives',
  () => ({ kind: 'hangs' }),
  /timed out|No answer within|\[shell\]|integrity mismatch/,
);
