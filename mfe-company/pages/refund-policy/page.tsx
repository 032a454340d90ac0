import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { refundPolicy } from '../../content/refund-policy.ts';
import { policyHead } from '../policy/policy-head.ts';
import { PolicyPage } from '../policy/policy-page.tsx';

export const page: Page = {
  render: ({ site }: PageProps) => <PolicyPage policy={refundPolicy} site={site} />,
  head: ({ site }) => policyHead(refundPolicy, '/refund-policy', site),
};
