import { Island } from '@site/kit/islands/island.tsx';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';
import { words } from '../../content/words.ts';
import { askIsland } from './ask.island.tsx';
import { pressCountIsland } from './press-count.island.tsx';

export const page: Page = {
  render: ({ site }) => (
    <div className="mx-auto grid max-w-2xl gap-4 p-4">
      <h1 className="text-2xl font-bold">{words.heading}</h1>
      <ContentPicture picture={words.picture} site={site} first />
      <p>{withSiteFacts(words.lead, site)}</p>
      <ul>
        {words.details.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/vaccines/${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
      <Island of={pressCountIsland} props={{ from: 0 }} />
      <Island of={askIsland} props={{ label: 'Ask us' }} />
      <p>
        <a href="/">To the home page</a>
      </p>
    </div>
  ),
  head: ({ site }) => ({
    title: `${words.heading} | ${site.product.name}`,
    description: withSiteFacts(words.description, site),
    canonicalPath: '/vaccines',
  }),
};
