import { contentOf } from '@site/kit/content/content-of.ts';
import type { OfferingContent } from '../../content/offering-schema.ts';
import document from '../../content/offerings/behavioural.md';
import { offeringPage } from './offering-page.tsx';

export const page = offeringPage(contentOf<OfferingContent>(document));
