import type { Page } from '@site/kit/remote/define-remote.ts';
import { allConditionsHead } from './all-conditions-head.ts';
import { AllConditionsPage } from './all-conditions-page.tsx';

export const page: Page = { Page: AllConditionsPage, head: allConditionsHead };
