import { contentOf } from '@site/kit/content/content-of.ts';
import type { ArticleContent } from '../content/article-schema.ts';
import type { CategoryWithoutCards, PhysicalCategory } from '../content/category-schema.ts';
import type { OfferingContent } from '../content/offering-schema.ts';
import { conditions, read } from './condition-files.ts';

export const behaviouralCategory = contentOf<CategoryWithoutCards>(
  read('categories/behavioural.md'),
);
export const learningCategory = contentOf<CategoryWithoutCards>(read('categories/learning.md'));
export const physicalCategory = contentOf<PhysicalCategory>(read('categories/physical.md'));

export const behaviouralOffering = contentOf<OfferingContent>(read('offerings/behavioural.md'));
export const doctorsOffering = contentOf<OfferingContent>(read('offerings/doctors.md'));
export const biometricOffering = contentOf<OfferingContent>(read('offerings/biometric.md'));
export const hearingOffering = contentOf<OfferingContent>(read('offerings/hearing.md'));
export const visionOffering = contentOf<OfferingContent>(read('offerings/vision.md'));

export const myopiaArticle = contentOf<ArticleContent>(read('articles/myopia.md'));
export const schoolAgeVisionArticle = contentOf<ArticleContent>(
  read('articles/school-age-vision.md'),
);

export function findCondition(slug: string) {
  const found = conditions.find((condition) => condition.slug === slug);
  if (!found) throw new Error(`Unknown condition "${slug}".`);
  return found;
}
