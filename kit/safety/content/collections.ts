import { defineCollection } from '../../content/collection.ts';
import {
  dangerAnswersSchema,
  dangersSchema,
  dangerStripsSchema,
  dangerWordsSchema,
  safetyAdviceSchema,
  safetySourcesSchema,
} from '../safety-schema.ts';

export const collections = [
  defineCollection({
    files: 'advice/*.yaml',
    label: 'Advice',
    schema: safetyAdviceSchema,
    sourcesIn: '',
  }),
  defineCollection({ files: 'dangers.yaml', label: 'Signs of danger', schema: dangersSchema }),
  defineCollection({ files: 'sentences.yaml', label: 'Sentences' }),
  defineCollection({ files: 'strips.yaml', label: 'Strips', schema: dangerStripsSchema }),
  defineCollection({ files: 'card-words.yaml', label: 'Text of cards' }),
  defineCollection({
    files: 'danger-words.yaml',
    label: 'Words for dangers',
    schema: dangerWordsSchema,
  }),
  defineCollection({
    files: 'danger-answers.yaml',
    label: 'Answers to dangers',
    schema: dangerAnswersSchema,
  }),
  defineCollection({ files: 'sources.yaml', label: 'Sources', schema: safetySourcesSchema }),
];
