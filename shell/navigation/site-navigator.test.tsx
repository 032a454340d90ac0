import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import type { Location } from '@site/kit/router.ts';
import { forgetListenersAfterEachTest } from '../testing/forget-listeners.ts';
import { createSiteHistory } from './site-history.ts';
import { createSiteNavigator, type ShowOutcome } from './site-navigator.ts';

forgetListenersAfterEachTest();

const SHOWN: ShowOutcome = { kind: 'shown' };
const UNKNOWN: ShowOutcome = { kind: 'unknown' };
const FAILED: ShowOutcome = { kind: 'failed', error: new Error('The code did not arrive') };

/** What a move is told that a later one has overtaken. */
const OVERTAKEN = expect.objectContaining({ name: 'Overtaken' });

const askServer = jest.fn<(address: string, options: { method: string }) => Promise<object>>();

beforeEach(() => {
  Object.assign(globalThis, { fetch: askServer });
  askServer.mockRejectedValue(new TypeError('offline'));
  window.history.replaceState(null, '', '/school');
  document.body.innerHTML = `
    <main id="main"><h1>Heading</h1><h2 id="fees">Fees</h2></main><output id="route-announcer"></output>`;
});

afterEach(() => {
  askServer.mockReset();
  Reflect.deleteProperty(globalThis, 'fetch');
});

/** A navigator whose surroundings do what the test says, and note what is asked of them. */
function startNavigator({ positions = {} }: { positions?: Record<string, number> } = {}) {
  const notes: string[] = [];
  const note = (words: string) => void notes.push(words);
  const browser = new Proxy(window, {
    get(target, name) {
      if (name === 'location') {
        return {
          assign: (address: string) => note(`load ${address}`),
          replace: (address: string) => note(`load in place ${address}`),
          reload: () => note('reload'),
        };
      }
      return Reflect.get(target, name);
    },
  });
  const shows: {
    location: Location;
    commit: () => void;
    end: (outcome: ShowOutcome) => void;
  }[] = [];
  const retries: (() => void)[] = [];
  const leaves: string[] = [];
  const history = createSiteHistory(window);
  const navigator = createSiteNavigator({
    window: browser,
    history,
    positions: { read: (key) => positions[key] ?? 0 },
    pageScroll: {
      jump: (y) => note(`scroll to ${y}`),
      jumpTo: (part) => note(`scroll to #${part.id}`),
      glideToTop: () => note('scroll to 0'),
      isMoving: () => false,
      stop: () => note('stop scrolling'),
    },
    show(location, commit) {
      const { promise, resolve } = deferred<ShowOutcome>();
      shows.push({ location, commit, end: resolve });
      return promise;
    },
    async tell({ search, hash }) {
      note(`tell ${search}${hash}`);
    },
    showFallback(location, retry) {
      note(`fallback for ${location.pathname}`);
      retries.push(retry);
    },
    onWaiting: (waiting) => note(waiting ? 'wait' : 'stop waiting'),
    onMoved: ({ pathname, hash }) => note(`at ${pathname}${hash}`),
    onLeave: () => leaves.push(history.location.pathname),
    onDialogTraverse: () => {},
    onSettled: () => {},
    onError: (error) => note(`error ${error instanceof Error ? error.message : 'of no kind'}`),
  });

  /** The nth attempt to show a page, from 0. */
  function attempt(index: number) {
    const show = shows[index];
    if (!show) throw new Error(`There were only ${shows.length} attempts.`);
    return show;
  }

  return {
    navigator,
    history,
    notes,
    shows,
    retries,
    leaves,
    attempt,
    /** The page of an attempt stands: it takes the old one's place. */
    async stand(index: number) {
      attempt(index).commit();
      attempt(index).end(SHOWN);
      await settled();
    },
    async end(index: number, outcome: ShowOutcome) {
      attempt(index).end(outcome);
      await settled();
    },
  };
}

/** Everything that follows from what happened so far has happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Goes back or forward, by default as the browser's buttons do. */
async function traverse(delta: number, by: Pick<History, 'go'> = window.history): Promise<void> {
  const arrived = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  by.go(delta);
  await arrived;
  await settled();
}

async function followPart(hash: string): Promise<void> {
  window.location.hash = hash;
  await settled();
}

test('a push adds an entry, a replace takes the place of one, and both keep their state', async () => {
  const { navigator, stand, history } = startNavigator();
  const entries = window.history.length;
  navigator.push('/clinic', { chosen: 'Delhi' });
  await stand(0);
  expect(window.history.length).toBe(entries + 1);
  expect(history.location.state).toEqual({ chosen: 'Delhi' });

  navigator.replace({ pathname: '/feed', search: '?a=1', hash: '#top' });
  await stand(1);
  expect(window.history.length).toBe(entries + 1);
  expect(window.location.href).toBe('http://localhost/feed?a=1#top');
});

test('a link to the very address the visitor is at adds no entry', async () => {
  const { navigator, stand } = startNavigator();
  const entries = window.history.length;
  navigator.visit('/school');
  await stand(0);
  expect(window.history.length).toBe(entries);
  navigator.visit('/feed');
  await stand(1);
  expect(window.history.length).toBe(entries + 1);
});

test('an address that no remote draws is loaded in full, in place of the entry where asked', async () => {
  const { navigator, end, notes } = startNavigator();
  navigator.replace('/elsewhere');
  await end(0, UNKNOWN);
  expect(notes.at(-1)).toBe('load in place /elsewhere');
  expect(window.location.pathname).toBe('/school');
  expect(askServer).not.toHaveBeenCalled();
});

test('a later move overtakes an earlier one, whichever is ready first', async () => {
  const { navigator, attempt, stand, end, notes } = startNavigator();
  navigator.push('/clinic');
  navigator.push('/feed');
  expect(() => attempt(0).commit()).toThrow(OVERTAKEN);
  await end(0, FAILED);
  expect(window.location.pathname).toBe('/school');
  await stand(1);
  expect(window.location.pathname).toBe('/feed');
  expect(notes).toEqual(['wait', 'wait', 'at /feed', 'stop waiting', 'scroll to 0']);
});

test('when the page of an entry cannot be drawn, a remote that goes back loads it in full', async () => {
  const { navigator, stand, end, notes } = startNavigator();
  navigator.push('/clinic');
  await stand(0);
  await traverse(-1, navigator);
  await end(1, UNKNOWN);
  expect(notes.at(-1)).toBe('reload');
});

test('a move to a part of the same page needs no waiting', async () => {
  const { navigator, end, notes } = startNavigator();
  navigator.push('/school#fees');
  expect(window.location.hash).toBe('#fees');
  await end(0, SHOWN);
  expect(notes).toContain('at /school#fees');
  expect(notes).not.toContain('wait');
  expect(document.getElementById('fees')).toHaveFocus();
});

test('going back to a part of the same page returns to where the reader was', async () => {
  const positions: Record<string, number> = {};
  const { navigator, history, end, notes } = startNavigator({ positions });
  positions[history.location.key] = 80;
  navigator.push('/school#fees');
  await end(0, SHOWN);
  await traverse(-1);
  await end(1, SHOWN);
  expect(notes.filter((words) => words !== 'stop waiting')).toEqual([
    'at /school#fees',
    'scroll to #fees',
    'at /school',
    'scroll to 80',
  ]);
});

test('a link within the page, which the browser follows itself, is told to the page', async () => {
  const { attempt, history, notes } = startNavigator();
  await followPart('#fees');
  expect(attempt(0).location).toMatchObject({ pathname: '/school', hash: '#fees' });
  expect(history.location.hash).toBe('#fees');
  expect(notes).toContain('at /school#fees');
  expect(notes.filter((words) => words.startsWith('scroll'))).toEqual([]);
});

test('a page that cannot be told of a link within it stays, and the failure is reported', async () => {
  const { notes, end } = startNavigator();
  await followPart('fees');
  await end(0, FAILED);
  expect(notes).toEqual(['stop waiting', 'at /school#fees', 'error The code did not arrive']);
});

test('a link within the page stops a move that was on its way, and the wait for it', async () => {
  const { navigator, attempt, notes } = startNavigator();
  navigator.push('/clinic');
  await followPart('#fees');
  expect(notes.findLast((words) => /wait/.test(words))).toBe('stop waiting');
  expect(() => attempt(0).commit()).toThrow(OVERTAKEN);
  expect(window.location.pathname).toBe('/school');
});

test('what is chosen on a page is written into its address, and nothing else happens', async () => {
  const { navigator, history, notes } = startNavigator();
  const entries = window.history.length;
  const { key } = history.location;
  navigator.replace('/school?age=24-31#fees', null, { preventScrollReset: true });

  expect(window.location.href).toBe('http://localhost/school?age=24-31#fees');
  expect(window.history.length).toBe(entries);
  expect(history.location.key).toBe(key);
  expect(notes).toEqual(['at /school#fees', 'tell ?age=24-31#fees']);
  expect(document.getElementById('fees')).not.toHaveFocus();
});

test('a choice that the browser does not write into the address changes nothing else', () => {
  const { navigator, history, notes } = startNavigator();
  const { location } = history;
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  navigator.replace('/school?age=24-31', null, { preventScrollReset: true });
  expect(history.location).toBe(location);
  expect(notes).toEqual(['error Too many calls']);
});

test('a choice made while another page is on its way leaves the address to that page', async () => {
  const { navigator, stand, shows } = startNavigator();
  navigator.push('/clinic');
  navigator.replace('/school?age=24-31', null, { preventScrollReset: true });
  expect(window.location.search).toBe('');
  await stand(0);
  expect(window.location.pathname).toBe('/clinic');
  expect(shows).toHaveLength(1);
});

test('a failed move that was overtaken while the server was asked loads nothing', async () => {
  const server = deferred<object>();
  askServer.mockReturnValue(server.promise);
  const { navigator, end, stand, notes } = startNavigator();
  navigator.push('/clinic');
  await end(0, FAILED);
  navigator.push('/feed');
  await stand(1);
  server.resolve({ ok: true, status: 200 });
  await settled();
  expect(notes.filter((words) => words.startsWith('load'))).toEqual([]);
});

test('a move within the page that was overtaken neither returns to its page nor scrolls', async () => {
  const { navigator, attempt, stand, end, notes } = startNavigator();
  navigator.push('/school#gone');
  navigator.push('/clinic');
  await stand(1);
  expect(() => attempt(0).commit()).toThrow(OVERTAKEN);
  const before = [...notes];
  await end(0, SHOWN);
  expect(notes).toEqual(before);
});

test('a link within the page that was overtaken does not put its page back', async () => {
  const { navigator, attempt, stand } = startNavigator();
  await followPart('#fees');
  navigator.push('/clinic');
  await stand(1);
  expect(() => attempt(0).commit()).toThrow(OVERTAKEN);
});

test('a move to another page tells at its start that the page is left, a move within it does not', async () => {
  const { navigator, leaves } = startNavigator();
  navigator.push('#fees');
  navigator.push('/clinic');
  expect(leaves).toEqual(['/school']);
});

test('Back from a dialog calls off the page that was asked for in it', async () => {
  const { navigator, history, attempt } = startNavigator();
  history.addDialogEntry();
  navigator.push('/clinic');
  await traverse(-1);
  expect(attempt(0).commit).toThrow(OVERTAKEN);
});

test('a page that is asked for while the browser goes back from a dialog waits for that', async () => {
  const { navigator, history, shows, stand } = startNavigator();
  history.commit(history.resolve('/school'), 'push');
  const entries = window.history.length;
  history.addDialogEntry();
  history.leaveDialogEntry();
  navigator.push('/clinic');
  expect(shows).toHaveLength(0);
  await history.returning;
  await settled();
  await stand(0);
  expect(window.history.length).toBe(entries + 1);
  await traverse(-1);
  expect(window.location.pathname).toBe('/school');
});

test('a page that is loaded in full takes the place of the entry of a dialog too', async () => {
  const { navigator, history, notes, end } = startNavigator();
  history.addDialogEntry();
  navigator.push('/elsewhere');
  await end(0, UNKNOWN);
  expect(notes).toContain('load in place /elsewhere');
});
