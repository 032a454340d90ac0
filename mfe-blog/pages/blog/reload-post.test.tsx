import '@site/kit/testing/text-encoder.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { islandHydrator } from '@site/kit/islands/island-hydrator.ts';
import type { ComposedPageProps } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { waitFor } from '@testing-library/dom';
import { renderer } from '../../renderer.ts';
import { NO_SUCH_ID } from './load-post.ts';

const site = configuredSite();
const services = { publishedBlogs: async () => [], blog: async () => null };
const replace = jest.fn();

/** Hydrates a composed page at a URL, with only the islands under test. */
async function visit(composedFor: string, pathname: string, state: unknown = null) {
  const { html } = await renderer.render({ path: composedFor, site, services });
  const page = document.createElement('div');
  page.innerHTML = html;
  for (const island of page.querySelectorAll('[data-island]:not([data-island=reload-post])')) {
    island.removeAttribute('data-island');
  }
  document.body.append(page);
  const onFailure = jest.fn();
  const props: ComposedPageProps = {
    site,
    location: { pathname, search: '?from=mail', hash: '', state, key: 'first' },
    navigator: { createHref: String, go: () => {}, push: () => {}, replace },
    openDialog: () => {},
    notify: () => {},
    setTitlePrefix: () => {},
    onFailure,
  };
  const imports = { 'reload-post': () => import('./reload-post.island.tsx') };
  await islandHydrator(imports)(page, props).ready;
  expect(onFailure).not.toHaveBeenCalled();
}

const pressed = { blogId: null, title: 'Ears', author: 'Asha', thumbnail: null };

afterEach(() => {
  document.body.replaceChildren();
  replace.mockClear();
});

test.each(['/blog', '/parents-desk'])(
  'the page for unlisted addresses below %s loads the post that the address names',
  async (section) => {
    await visit(`${section}/${NO_SUCH_ID}`, `${section}/ears`);
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
    const [to] = replace.mock.calls[0] ?? [];
    expect(to).toMatchObject({ pathname: `${section}/ears`, search: '?from=mail' });
  },
);

test('shows the post passed by a card', async () => {
  const blog = { ...pressed, description: '<p>Keep warm.</p>' };
  await visit('/blog', '/blog', { blog, blogs: [blog] });
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  expect(replace.mock.calls[0]?.[1]).toEqual({ blog, blogs: [blog] });
});

test.each([null, { blog: pressed, blogs: [pressed] }])(
  'a composed post stays if the navigation state is %j',
  async (state) => {
    await visit('/blog', '/blog', state);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(replace).not.toHaveBeenCalled();
  },
);
