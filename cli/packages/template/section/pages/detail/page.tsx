import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { detailAt, words } from '../../content/words.ts';

export const page: Page = {
  render: ({ site, params: { slug } }) => {
    const detail = detailAt(slug);
    return (
      <div className="mx-auto grid max-w-2xl gap-4 p-4">
        <h1 className="text-2xl font-bold">{detail ? detail.title : 'This page does not exist'}</h1>
        {detail && <p>{withSiteFacts(detail.text, site)}</p>}
        <p>
          <a href="/vaccines">{words.heading}</a>
        </p>
      </div>
    );
  },
  head: ({ site, params: { slug } }) => {
    const detail = detailAt(slug);
    return {
      title: `${detail?.title ?? 'Not found'} | ${site.product.name}`,
      description: withSiteFacts(detail?.text ?? words.description, site),
      canonicalPath: `/vaccines/${slug}`,
    };
  },
};
