import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { accessibility } from '../../content/accessibility.ts';
import { policyHead } from '../policy/policy-head.ts';
import { PolicyPage } from '../policy/policy-page.tsx';

export const page: Page = {
  render: ({ site }: PageProps) => <PolicyPage policy={accessibility} site={site} />,
  head: ({ site }) => policyHead(accessibility, '/company/accessibility', site),
};
