import { testFailure } from '../support/failure-journeys.ts';

testFailure(
  'throws while it is evaluated',
  () => ({ kind: 'replaced', code: "throw new Error('broken on purpose');" }),
  /broken on purpose|\[shell\]/,
);
