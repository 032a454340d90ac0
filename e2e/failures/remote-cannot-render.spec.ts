import { containerOf } from '../support/break-remote.ts';
import { testFailure } from '../support/failure-journeys.ts';

/** What happens when a component throws: the error boundary empties the element and notifies the shell. */
const module = `{
  bootstrap: async () => {},
  mount: async ({ domElement, onFailure }) => {
    domElement.replaceChildren();
    onFailure(new Error('broken on purpose'));
  },
  update: async () => {},
  unmount: async () => {},
  prepare: async () => ({ kind: 'ready', status: 200 }),
}`;

testFailure(
  'fails while it renders',
  (name) => ({ kind: 'replaced', code: containerOf(name, module) }),
  /broken on purpose|\[shell\]/,
);
