import type { Page } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { interventions } from '../../content/interventions.ts';
import { InterventionsPage } from './interventions-page.tsx';

export const page: Page = {
  render: (props) => <InterventionsPage {...props} />,
  head: ({ site }) => ({
    title: withSiteFacts(interventions.head.title, site),
    description: interventions.head.description,
    canonicalPath: '/intervention/comingSoon',
  }),
};
