import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { deletion } from '../../content/deletion.ts';
import { DeleteDataPage } from './delete-data-page.tsx';

export const page: Page = {
  render: (props) => <DeleteDataPage {...props} />,
  head: ({ site }) => ({
    title: withSiteFacts(deletion.head.title, site),
    description: deletion.head.description,
    canonicalPath: '/delete-data',
  }),
};
