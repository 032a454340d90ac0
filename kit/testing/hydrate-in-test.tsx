import { TextEncoder } from 'node:util';
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';

/**
 * For tests: renders on the server, passes the HTML to `before`, then hydrates. A mismatch fails the test because React
 * reports it to `console.error`.
 */
export async function hydrateInTest(
  element: ReactElement,
  before: (page: HTMLElement) => void = () => {},
): Promise<void> {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(element);
  before(container);
  render(element, { container, hydrate: true });
}
