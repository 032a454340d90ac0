import '../testing/text-encoder.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { defineIsland } from '../islands/define-island.ts';
import { useLocation } from '../location.ts';
import { pageContextInTest } from '../testing/page-context-in-test.ts';
import { ViewInTest } from '../testing/view-in-test.ts';
import type { RemoteProps } from './contract.ts';
import { createRemoteApp } from './create-remote-app.tsx';

const door = defineIsland<object>('door', function Door() {
  const [knocks, setKnocks] = useState(0);
  const { hash } = useLocation();
  return (
    <button type="button" onClick={() => setKnocks(knocks + 1)}>
      {`Knocked ${knocks} times${hash}`}
    </button>
  );
});

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: ViewInTest });
});

afterEach(() => {
  document.body.replaceChildren();
});

/** A composed page with one island, and the props to mount it with; single-spa adds the last two. */
function composedPage() {
  const page = document.createElement('div');
  page.innerHTML =
    '<h1>Hall</h1><div data-island="door"><button type="button">Knocked 0 times</button></div>';
  document.body.append(page);
  const props: RemoteProps & { name: string; domElement: HTMLElement } = {
    ...pageContextInTest(),
    page,
    location: { pathname: '/hall', search: '', hash: '', state: null, key: 'first' },
    navigator: { createHref: String, go: () => {}, push: () => {}, replace: () => {} },
    onFailure: jest.fn(),
    name: 'rooms',
    domElement: document.createElement('div'),
  };
  return { page, props };
}

const knocks = () => screen.getByRole('button');

test('a mounted page handles clicks, and passes a new location to its islands without losing their state', async () => {
  const app = createRemoteApp('mfe-home', [door]);
  const { page, props } = composedPage();
  const heading = page.firstElementChild;
  await app.bootstrap(props);
  await app.mount(props);
  fireEvent.click(knocks());
  await waitFor(() => expect(knocks()).toHaveTextContent('Knocked 1 times'));
  await app.update({ ...props, location: { ...props.location, hash: '#window' } });
  await waitFor(() => expect(knocks()).toHaveTextContent('Knocked 1 times#window'));
  expect(page.firstElementChild).toBe(heading);
  expect(props.onFailure).not.toHaveBeenCalled();
});

test('an unmounted page stops handling clicks, and the next one can be mounted', async () => {
  const app = createRemoteApp('mfe-home', [door]);
  const first = composedPage();
  await app.mount(first.props);
  await app.unmount(first.props);
  fireEvent.click(knocks());
  expect(knocks()).toHaveTextContent('Knocked 0 times');
  first.page.remove();

  const { props } = composedPage();
  await app.mount(props);
  fireEvent.click(knocks());
  await waitFor(() => expect(knocks()).toHaveTextContent('Knocked 1 times'));
});
