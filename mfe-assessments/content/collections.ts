import { publicationList } from '@site/kit/content/fields.ts';
import type { Collections, Outline } from '@site/kit/content/collection.ts';
import { type ArticleContent, articleSchema, guideSchema } from './article-schema.ts';
import { type CategoryDocument, categoryDocument } from './category-schema.ts';
import {
  checklistPath,
  categoryPath,
  conditionPath,
  helpAtSchoolPath,
  articlePath,
} from './paths.ts';
import { checklistSchema } from './checklists/checklist-schema.ts';
import { conditionFiles } from './condition-files.ts';
import { conditionSchema } from './condition-schema.ts';
import { type OfferingContent, offeringSchema } from './offering-schema.ts';
import { checklistWordsSchema } from './page-words-schema.ts';

const care: Outline = {
  text: 'intro',
  parts: {
    doctor: { list: 'bullets' },
    urgent: { list: 'bullets', labels: { Call: ['helplines'], 'Go to': 'place' } },
    emergency: { list: 'bullets', labels: { Call: ['helplines'], 'Go to': 'place' } },
  },
};

const group: Outline = { text: 'intro', list: 'items' };

const askTheDoctor: Outline = {
  heading: false,
  parts: {
    movement: { list: 'items', only: 'items' },
    hands: { list: 'items', only: 'items' },
    languageAndHearing: { list: 'items', only: 'items' },
    social: { list: 'items', only: 'items' },
  },
};

const inShort: Outline = { list: 'points' };

export const collections: Collections = {
  'conditions/*.md': {
    label: 'Condition',
    schema: conditionSchema,
    page: conditionPath,
    sourcesIn: '',
    body: {
      heading: 'name.short',
      text: 'lead',
      parts: {
        brief: {
          heading: false,
          labels: {
            Signs: 'signs',
            'Will it pass': 'outlook',
            'What to do today': 'today',
            'Free help in India': 'freeHelp',
          },
        },
        symptoms: {
          text: 'intro',
          each: ['cards', { heading: 'title', text: 'subTitle', picture: 'picture' }],
        },
        consultExpert: { text: 'text', picture: 'picture' },
        aboutProduct: { paragraphs: 'paragraphs' },
        definition: { text: 'intro', each: ['passages', { paragraphs: 'paragraphs' }] },
        types: { text: 'intro', each: ['items', { text: 'subtext' }] },
        signs: {
          text: 'intro',
          list: 'items',
          each: ['groups', { ...group, parts: { askTheDoctor } }],
        },
        causes: {
          text: 'intro',
          each: ['groups', group],
          kinds: { split: { text: 'intro', each: ['items', { text: 'subtext' }] } },
        },
        diagnosis: { text: 'intro', each: ['steps', { heading: 'subheading', list: 'types' }] },
        treatment: { text: 'intro', each: ['groups', group] },
        livingWith: { text: 'intro', each: ['groups', group] },
        cost: group,
        care,
      },
    },
  },
  'conditions/*.checklist.yaml': {
    label: 'Condition checklist',
    schema: checklistSchema,
    page(_checklist, name) {
      const condition = conditionFiles.find(({ file }) => name.endsWith(`/${file}.checklist.yaml`));
      return condition ? checklistPath(condition) : '/';
    },
  },
  'categories/*.md': {
    label: 'Category',
    schema: categoryDocument,
    page: ({ topic }: CategoryDocument) => categoryPath(topic),
    sourcesIn: '',
    body: {
      text: 'description',
      parts: {
        consultExpert: { text: 'text', picture: 'picture' },
        about: { paragraphs: 'paragraphs' },
        care,
      },
    },
  },
  'offerings/*.md': {
    label: 'Offering',
    schema: offeringSchema,
    page: ({ path }: OfferingContent) => path,
    sourcesIn: 'health',
    body: {
      text: 'lead',
      parts: {
        goodToKnow: { each: ['items', { text: 'text' }] },
        'health.inShort': inShort,
        'health.care': care,
      },
      each: ['health.sections', { blocks: 'blocks' }],
    },
  },
  'articles/*.md': {
    label: 'Article',
    schema: articleSchema,
    page: ({ id }: ArticleContent) => articlePath(id),
    sourcesIn: '',
    body: { text: 'lead', parts: { inShort, care }, each: ['sections', { blocks: 'blocks' }] },
  },
  'guides/*.md': {
    label: 'Guide',
    schema: guideSchema,
    page: () => helpAtSchoolPath,
    sourcesIn: '',
    body: {
      text: 'lead',
      parts: { inShort, care },
      each: ['sections', { id: 'id', blocks: 'blocks', each: ['parts', { blocks: 'blocks' }] }],
    },
  },
  'words/condition-page.yaml': { label: 'Text of all condition pages' },
  'words/category-page.yaml': { label: 'Text of all category pages' },
  'words/other-pages.yaml': { label: 'Text of other pages' },
  'words/search.yaml': { label: 'Text of the search', page: '/assessments' },
  'words/checklist.yaml': { label: 'Text of all checklists', schema: checklistWordsSchema },
  'sources.yaml': { label: 'Sources', schema: publicationList },
};
