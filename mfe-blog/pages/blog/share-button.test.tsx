import { afterEach, expect, jest, test } from '@jest/globals';
import { Island } from '@site/kit/islands/island.tsx';
import { PageContext } from '@site/kit/islands/page-context.ts';
import type { Notice } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { shareButton } from './share-button.island.tsx';

const url = `${configuredSite().siteUrl}/blog/101`;

const refused = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** Clicks the button in a browser with these APIs. */
function press(browser: object) {
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  const notify = jest.fn<(notice: Notice) => void>();
  render(
    <PageContext value={pageContextInTest({ notify })}>
      <Island of={shareButton} props={{ blogId: '101', title: 'Child health' }} />
    </PageContext>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Share this post' }));
  return notify;
}

test.each([
  ['the browser copies the link', { clipboard: { writeText: async () => {} } }, 'Link copied'],
  [
    'the browser refuses to share',
    { share: refused, clipboard: { writeText: async () => {} } },
    'Link copied',
  ],
  [
    'the browser refuses to copy the link',
    { clipboard: { writeText: refused } },
    `Your browser did not copy the link. Here it is: ${url}`,
  ],
  ['the browser supports neither', {}, `Your browser did not copy the link. Here it is: ${url}`],
])('acknowledges a click when %s', async (_case, browser, text) => {
  const notify = press(browser);
  await waitFor(() => expect(notify.mock.calls.map(([notice]) => notice.text)).toEqual([text]));
});

test('shows no message when the visitor dismisses the share sheet', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  const notify = press({ share });
  expect(share.mock.calls).toEqual([[{ title: 'Child health', url }]]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(notify).not.toHaveBeenCalled();
});
