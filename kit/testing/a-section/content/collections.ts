import * as v from 'valibot';
import { parseCited } from '../../../content/cited.ts';
import type { Collections } from '../../../content/collection.ts';

const cited = v.pipe(v.string(), v.transform(parseCited));
const picture = v.strictObject({
  src: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
});

export const collections: Collections = {
  'pages/*.md': {
    label: 'Page',
    sourcesIn: '',
    page: ({ heading }: { heading: string }) => `/${heading.toLowerCase()}`,
    schema: v.strictObject({
      heading: v.string(),
      hours: v.pipe(v.number(), v.maxValue(24, 'must be at most 24 hours')),
      lead: cited,
      picture,
      film: v.exactOptional(v.string()),
      advice: v.strictObject({ heading: v.string(), items: v.array(cited) }),
      sources: v.array(v.looseObject({ id: v.string() })),
    }),
    body: { text: 'lead', parts: { advice: { list: 'items' } } },
  },
  'sources.yaml': {
    label: 'Sources',
    schema: v.record(v.string(), v.strictObject({ title: v.string() })),
  },
};
