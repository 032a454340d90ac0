import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import partners from '../../content/school-partners.yaml';
import type { School, SchoolPartners } from '../../content/school-schema.ts';
import document from '../../content/school.md';
import { schoolHead } from './school-head.ts';
import { SchoolPage } from './school-page.tsx';

const school = contentOf<School>(document);
const withWhom = contentOf<SchoolPartners>(partners);

export const page: Page = {
  render: ({ site }) => <SchoolPage school={school} withWhom={withWhom} site={site} />,
  head: ({ site }) => schoolHead(school, site),
};
