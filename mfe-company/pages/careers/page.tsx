import { contentOf } from '@site/kit/content/content-of.ts';
import type { Page } from '@site/kit/remote/define-remote.ts';
import type { Careers } from '../../content/careers-schema.ts';
import document from '../../content/careers.md';
import { careersHead } from './careers-head.ts';
import { CareersPage } from './careers-page.tsx';

const careers = contentOf<Careers>(document);

export const page: Page = {
  render: ({ site }) => <CareersPage careers={careers} site={site} />,
  head: ({ site }) => careersHead(careers, site),
};
