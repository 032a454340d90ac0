import { contentOf } from '@site/kit/content/content-of.ts';
import type { ArticleContent, GuideContent } from './article-schema.ts';
import myopia from './articles/myopia.md';
import schoolAgeVision from './articles/school-age-vision.md';
import behavioural from './categories/behavioural.md';
import learning from './categories/learning.md';
import physical from './categories/physical.md';
import type { CategoryDocument } from './category-schema.ts';
import { helpAtSchoolPath } from './paths.ts';
import helpAtSchool from './guides/help-at-school.md';
import type { OfferingContent } from './offering-schema.ts';
import behaviouralOffering from './offerings/behavioural.md';
import biometric from './offerings/biometric.md';
import doctors from './offerings/doctors.md';
import hearing from './offerings/hearing.md';
import vision from './offerings/vision.md';

// For builds and tests. Each page imports its own document, so that browsers fetch no others.

export const categories = [physical, behavioural, learning].map((document) =>
  contentOf<CategoryDocument>(document),
);

export const offerings = [doctors, hearing, behaviouralOffering, biometric, vision].map(
  (document) => contentOf<OfferingContent>(document),
);

export const articles = [myopia, schoolAgeVision].map((document) =>
  contentOf<ArticleContent>(document),
);

export const guides = [{ path: helpAtSchoolPath, page: contentOf<GuideContent>(helpAtSchool) }];
