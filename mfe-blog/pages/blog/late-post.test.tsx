import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hydrateIslands } from '@site/kit/islands/hydrate-islands.tsx';
import type { Services } from '@site/kit/remote/services.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { pageContextInTest } from '@site/kit/testing/page-context-in-test.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderer } from '../../renderer.ts';
import { latePost } from './late-post.island.tsx';
import { NO_SUCH_ID } from './load-post.ts';

const site = configuredSite();
const services: Services = {
  publishedBlogs: async (which) => (which === 'built-in' ? renderer.posts : []),
  blog: async () => null,
};

const card = { blogId: 'ears', title: 'Ears in winter', author: 'Asha', thumbnail: '' };
const whole = {
  ...card,
  updatedAt: '2026-11-19',
  description: '<p>Keep warm.</p><script>alert(1)</script>',
};

const fetchPost =
  jest.fn<(url: string) => Promise<{ status: number; text: () => Promise<string> }>>();
const setTitle = jest.fn<(title: string) => void>();

const response = (status: number, body: unknown) => ({
  status,
  text: async () => JSON.stringify(body),
});

beforeEach(() => {
  fetchPost.mockReset().mockResolvedValue(response(200, { data: whole }));
  setTitle.mockReset();
  Object.assign(window, { fetch: fetchPost });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

afterEach(() => {
  document.body.replaceChildren();
});

/** Hydrates the late post of a composed page at another address. */
async function visit(composedFor: string, pathname: string, state: unknown = null) {
  const { html } = await renderer.render({ path: composedFor, site, services });
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  const onFailure = jest.fn();
  const hydrated = hydrateIslands(page, new Map([['late-post', latePost]]), {
    ...pageContextInTest({ site, setTitle }),
    location: { pathname, search: '', hash: '', state, key: 'first' },
    navigator: { createHref: String, go: () => {}, push: () => {}, replace: () => {} },
    onFailure,
  });
  await hydrated.ready;
  expect(onFailure).not.toHaveBeenCalled();
  return { page, hydrated };
}

/** Waits until a heading has appeared, in place of the composed one. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const othersHeading = 'Read our other blogs...';

test.each([
  ['/blog', 1],
  ['/parents-desk', 0],
])(
  'the page for unlisted addresses below %s fetches the post and shows it with its title',
  async (section, others) => {
    const { page } = await visit(`${section}/${NO_SUCH_ID}`, `${section}/ears`);
    await heading('Ears in winter');
    await waitFor(() => expect(setTitle).toHaveBeenCalledTimes(1));
    expect(setTitle).toHaveBeenCalledWith(`Ears in winter | ${site.product.name}`);
    expect(fetchPost.mock.calls.map(([url]) => url)).toEqual([`${site.apiBase}/blog/ears`]);
    expect(screen.getByText('Keep warm.')).toBeVisible();
    expect(page.querySelector('script')).toBeNull();
    expect(screen.queryAllByRole('heading', { name: othersHeading })).toHaveLength(others);
  },
);

test('shows the title of the clicked card while its post loads', async () => {
  fetchPost.mockReturnValue(new Promise(() => {}));
  const { description: _words, ...clicked } = whole;
  await visit(`/blog/${NO_SUCH_ID}`, '/blog/ears', { blog: clicked, blogs: [clicked] });
  await heading('Ears in winter');
  expect(await screen.findByText('The post is on its way')).toBeInTheDocument();
  expect(setTitle).not.toHaveBeenCalled();
});

test('a post that does not exist keeps the not-found page and its title', async () => {
  fetchPost.mockResolvedValue(response(404, {}));
  await visit(`/blog/${NO_SUCH_ID}`, '/blog/ears');
  await waitFor(() => expect(fetchPost).toHaveBeenCalledTimes(1));
  await heading('Blog not found.');
  expect(setTitle).not.toHaveBeenCalled();
});

test.each([
  ['/blog', () => Promise.reject(new TypeError('offline'))],
  ['/parents-desk', async () => response(503, {})],
])('a post below %s that fails to load offers a call and a retry', async (section, answer) => {
  fetchPost.mockImplementationOnce(answer);
  await visit(`${section}/${NO_SUCH_ID}`, `${section}/ears`);
  const failed = await heading('This post did not load');
  expect(setTitle).toHaveBeenCalledWith(`This post did not load | ${site.product.name}`);
  const top = failed.closest('section') ?? document.body;
  expect(within(top).queryByRole('img')).toBeNull();
  const call = screen.getByRole('link', { name: `Call ${site.contact.phone}` });
  expect(call).toHaveAttribute('href', site.contact.phoneLink);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Ears in winter');
  await waitFor(() =>
    expect(setTitle).toHaveBeenLastCalledWith(`Ears in winter | ${site.product.name}`),
  );
});

test.each([
  ['/blog', { ...whole, blogId: null }],
  [`/blog/${NO_SUCH_ID}`, whole],
])('%s shows a post that a card passed, without fetching it', async (composedFor, blog) => {
  const { page } = await visit(composedFor, '/blog/ears', { blog, blogs: [blog] });
  await heading('Ears in winter');
  expect(await screen.findByText('Keep warm.')).toBeVisible();
  expect(page.querySelector('script')).toBeNull();
  expect(fetchPost).not.toHaveBeenCalled();
});

test.each([null, { blog: card, blogs: [card] }])(
  'a composed post stays if the navigation state is %j',
  async (state) => {
    const { page } = await visit('/blog', '/blog', state);
    const before = page.innerHTML;
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.innerHTML).toBe(before);
    expect(fetchPost).not.toHaveBeenCalled();
  },
);

test('a post that arrives after the visitor has left is not shown', async () => {
  let arrive = (_answer: ReturnType<typeof response>) => {};
  fetchPost.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const { hydrated } = await visit(`/blog/${NO_SUCH_ID}`, '/blog/ears');
  await waitFor(() => expect(fetchPost).toHaveBeenCalledTimes(1));
  hydrated.release();
  await new Promise((resolve) => setTimeout(resolve));
  arrive(response(200, { data: whole }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(setTitle).not.toHaveBeenCalled();
});
