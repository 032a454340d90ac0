import type { Page } from '@site/kit/remote/define-remote.ts';
import { faqHead } from './faq-head.ts';
import { FaqPage } from './faq-page.tsx';

export const page: Page = { render: (props) => <FaqPage {...props} />, head: faqHead };
