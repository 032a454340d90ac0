import { contentOf } from '@site/kit/content/content-of.ts';
import { Island } from '@site/kit/islands/island.tsx';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { PageDocument } from '../../content/collections.ts';
import document from '../../content/vaccines.md';
import { pressCountIsland } from './press-count.island.tsx';

const words = contentOf<PageDocument>(document);

export const page: Page = {
  render: ({ site }) => (
    <div className="p-4">
      <h1>{words.heading}</h1>
      <p>{withSiteFacts(words.lead, site)}</p>
      <Island of={pressCountIsland} props={{ from: 0 }} />
      <p>
        <a href="/">To the home page</a>
      </p>
    </div>
  ),
  head: ({ site }) => ({
    title: `${words.heading} | ${site.product.name}`,
    description: words.description,
    canonicalPath: '/vaccines',
  }),
};
