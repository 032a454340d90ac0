import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { policyHead } from '../policy/policy-head.ts';
import { PolicyPage } from '../policy/policy-page.tsx';

export const page: Page = {
  render: ({ site }: PageProps) => <PolicyPage policy={privacyPolicy} site={site} />,
  head: ({ site }) => policyHead(privacyPolicy, '/privacy-policy', site),
};
