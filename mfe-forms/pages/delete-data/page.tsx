import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { DeletionWords } from '../../content/deletion-schema.ts';
import document from '../../content/delete-data.md';
import { DeleteDataPage } from './delete-data-page.tsx';

const { head } = contentOf<DeletionWords>(document);

export const page: Page = {
  render: (props) => <DeleteDataPage {...props} />,
  head: ({ site }) => ({
    title: withSiteFacts(head.title, site),
    description: head.description,
    canonicalPath: '/delete-data',
  }),
};
