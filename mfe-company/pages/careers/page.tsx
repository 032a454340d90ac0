import type { Page } from '@site/kit/remote/define-remote.ts';
import { careersHead } from './careers-head.ts';
import { CareersPage } from './careers-page.tsx';

export const page: Page = { render: (props) => <CareersPage {...props} />, head: careersHead };
