import type { Page } from '@site/kit/remote/define-remote.ts';
import type { HomeData } from './home-data.ts';
import { homeHead } from './home-head.ts';
import { HomePage } from './home-page.tsx';

export const page: Page<HomeData> = { render: (props) => <HomePage {...props} />, head: homeHead };
