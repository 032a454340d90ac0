import { containerOf } from '../support/break-remote.ts';
import { testFailure } from '../support/failure-journeys.ts';

/** What happens when components throw: the element of a page is emptied, and the shell is notified. */
const module = `{
  bootstrap: async () => {},
  mount: async ({ domElement, onFailure }) => {
    domElement.replaceChildren();
    onFailure(new Error('broken on purpose'));
  },
  update: async () => {},
  unmount: async () => {},
  prepare: async () => ({ kind: 'ready' }),
  hydrateIslands: (page, { onFailure }) => {
    onFailure(new Error('broken on purpose'));
    return { ready: Promise.resolve(), update() {}, release() {} };
  },
}`;

testFailure(
  'fails while it renders',
  (name) => ({ kind: 'replaced', code: containerOf(name, module) }),
  /broken on purpose|\[shell\]/,
);
