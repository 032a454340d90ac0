import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { howWeMakeContent } from '../../content/how-we-make-content.ts';
import { policyHead } from '../policy/policy-head.ts';
import { PolicyPage } from '../policy/policy-page.tsx';

export const page: Page = {
  render: ({ site }: PageProps) => <PolicyPage policy={howWeMakeContent} site={site} />,
  head: ({ site }) => policyHead(howWeMakeContent, '/company/how-we-make-content', site),
};
