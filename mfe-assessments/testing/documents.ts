import { configuredSite } from '@site/kit/testing/configured-site.ts';
import path from 'node:path';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { Checklist, ChecklistContent } from '../content/checklists/checklist-schema.ts';
import { conditionFiles as files } from '../content/condition-files.ts';
import type { ConditionContent } from '../content/condition-schema.ts';
import type { ArticleContent } from '../content/article-schema.ts';
import type { CategoryWithoutCards, PhysicalCategory } from '../content/category-schema.ts';
import type { OfferingContent } from '../content/offering-schema.ts';

export const site = configuredSite();

/** `file` is below `content`, such as `conditions/dyslexia.md`. */
type ConditionInFile = { file: string; condition: ConditionContent; checklist: Checklist };

/** The content of a document, by its path below `content`. */
function read(file: string): unknown {
  return require(path.join(__dirname, '../content', file)).default;
}

/**
 * Every condition with its file. Loaded synchronously, because Jest collects test names before anything can be awaited.
 */
const conditionFiles: readonly ConditionInFile[] = files.map(({ topic, slug, file }) => ({
  file: `conditions/${file}.md`,
  condition: contentOf<ConditionContent>(read(`conditions/${file}.md`)),
  checklist: {
    topic,
    slug,
    ...contentOf<ChecklistContent>(read(`conditions/${file}.checklist.yaml`)),
  },
}));

export const conditions: readonly ConditionContent[] = conditionFiles.map(
  ({ condition }) => condition,
);

/** Every condition's checklist, in the same order. */
export const checklists: readonly Checklist[] = conditionFiles.map(({ checklist }) => checklist);

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
