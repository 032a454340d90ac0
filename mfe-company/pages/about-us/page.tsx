import type { Page } from '@site/kit/remote/define-remote.ts';
import { aboutUsHead } from './about-us-head.ts';
import { AboutUsPage } from './about-us-page.tsx';

export const page: Page = { render: (props) => <AboutUsPage {...props} />, head: aboutUsHead };
