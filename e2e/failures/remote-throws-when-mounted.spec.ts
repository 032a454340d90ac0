import { containerOf } from '../support/break-remote.ts';
import { testFailure } from '../support/failure-journeys.ts';

const module = `{
  bootstrap: async () => {},
  mount: async () => { throw new Error('broken on purpose'); },
  update: async () => {},
  unmount: async () => {},
  prepare: async () => ({ kind: 'ready' }),
  hydrateIslands: () => { throw new Error('broken on purpose'); },
}`;

testFailure(
  'throws when it is mounted',
  (name) => ({ kind: 'replaced', code: containerOf(name, module) }),
  /broken on purpose|\[shell\]/,
);
