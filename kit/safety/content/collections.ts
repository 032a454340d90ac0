import type { Collections } from '../../content/collection.ts';
import {
  dangerAnswersSchema,
  dangersSchema,
  dangerStripsSchema,
  dangerWordsSchema,
  safetyAdviceSchema,
  safetySourcesSchema,
} from '../safety-schema.ts';

export const collections: Collections = {
  'advice/*.yaml': { label: 'Advice', schema: safetyAdviceSchema, sourcesIn: '' },
  'dangers.yaml': { label: 'Signs of danger', schema: dangersSchema },
  'sentences.yaml': { label: 'Sentences' },
  'strips.yaml': { label: 'Strips', schema: dangerStripsSchema },
  'card-words.yaml': { label: 'Text of cards' },
  'danger-words.yaml': { label: 'Words for dangers', schema: dangerWordsSchema },
  'danger-answers.yaml': { label: 'Answers to dangers', schema: dangerAnswersSchema },
  'sources.yaml': { label: 'Sources', schema: safetySourcesSchema },
};
