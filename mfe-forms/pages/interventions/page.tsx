import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { InterventionsWords } from '../../content/interventions-schema.ts';
import document from '../../content/interventions.yaml';
import { InterventionsPage } from './interventions-page.tsx';

const { head } = contentOf<InterventionsWords>(document);

export const page: Page = {
  render: (props) => <InterventionsPage {...props} />,
  head: ({ site }) => ({
    title: withSiteFacts(head.title, site),
    description: head.description,
    canonicalPath: '/intervention/comingSoon',
  }),
};
