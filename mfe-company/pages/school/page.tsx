import type { Page } from '@site/kit/remote/define-remote.ts';
import { schoolHead } from './school-head.ts';
import { SchoolPage } from './school-page.tsx';

export const page: Page = { render: (props) => <SchoolPage {...props} />, head: schoolHead };
