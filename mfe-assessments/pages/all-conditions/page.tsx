import type { Page } from '@site/kit/remote/define-remote.ts';
import { conditionIndex } from '../../content/condition-lists.data.ts';
import { allConditionsHead } from './all-conditions-head.ts';
import { AllConditionsPage } from './all-conditions-page.tsx';

export const page: Promise<Page> = conditionIndex().then((conditions) => ({
  render: ({ site }) => <AllConditionsPage conditions={conditions} site={site} />,
  head: ({ site }) => allConditionsHead(conditions, site),
}));
