import { blogTopics } from '@site/kit/api/blog-details.ts';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { textIn } from '../page/form-values.ts';

/** A post as the form shows it. Every field is text, as it was typed. */
export type PostFields = {
  title: string;
  /** The part of its address after `/blog/`. */
  slug: string;
  author: string;
  summary: string;
  category: string;
  topic: string;
  /** The name of one of the draft's pictures, and what it shows. */
  thumbnail: string;
  alt: string;
  /** The day that readers see; empty before it is published. */
  date: string;
  /** Empty for a post without medical facts. */
  medicalWriter: string;
  nextReview: string;
  /** A line each: title | publisher | year | address. */
  sources: string;
  /** The text, in Markdown. */
  body: string;
};

export const fieldNames = [
  'title',
  'slug',
  'author',
  'summary',
  'category',
  'topic',
  'thumbnail',
  'alt',
  'date',
  'medicalWriter',
  'nextReview',
  'sources',
  'body',
] as const satisfies readonly (keyof PostFields)[];

const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

const frontMatter = v.object({
  id: v.optional(text, ''),
  title: v.optional(text, ''),
  author: v.optional(text, ''),
  summary: v.optional(text, ''),
  date: v.optional(text, ''),
  thumbnail: v.optional(text, ''),
  alt: v.optional(text, ''),
  category: v.optional(text, ''),
  topic: v.optional(text, ''),
  medical: v.optional(
    v.object({
      writtenBy: v.optional(text, ''),
      nextReviewOn: v.optional(text, ''),
      sources: v.optional(
        v.array(
          v.object({
            title: v.optional(text, ''),
            publisher: v.optional(text, ''),
            year: v.optional(text, ''),
            url: v.optional(text, ''),
          }),
        ),
        [],
      ),
    }),
  ),
});

const SHAPE = /^---\n(?<above>[\s\S]*?)---\n(?<body>[\s\S]*)$/;

/** Reads the fields of a form that was sent. */
export function fieldsSent(sent: unknown): PostFields {
  const read = (name: keyof PostFields) => textIn(sent, name).replaceAll('\r\n', '\n');
  return {
    title: read('title').trim(),
    slug: read('slug').trim(),
    author: read('author').trim(),
    summary: read('summary').trim(),
    category: read('category').trim(),
    topic: read('topic').trim(),
    thumbnail: read('thumbnail').trim(),
    alt: read('alt').trim(),
    date: read('date').trim(),
    medicalWriter: read('medicalWriter').trim(),
    nextReview: read('nextReview').trim(),
    sources: read('sources').trim(),
    body: read('body'),
  };
}

/** The fields of a post's file. */
export function fieldsOf(source: string): PostFields {
  const { above = '', body = '' } = SHAPE.exec(source)?.groups ?? {};
  const read = v.safeParse(frontMatter, parse(above));
  const front = read.success ? read.output : v.parse(frontMatter, {});
  const sources = front.medical?.sources ?? [];
  return {
    title: front.title,
    slug: front.id,
    author: front.author,
    summary: front.summary,
    category: front.category,
    topic: front.topic,
    thumbnail: front.thumbnail,
    alt: front.alt,
    date: front.date,
    medicalWriter: front.medical?.writtenBy ?? '',
    nextReview: front.medical?.nextReviewOn ?? '',
    sources: sources
      .map(({ title, publisher, year, url }) => [title, publisher, year, url].join(' | '))
      .join('\n'),
    body,
  };
}

/** The file of a post: front matter in YAML, then Markdown. `today` is when its medical facts changed last. */
export function sourceOf(fields: PostFields, today: string): string {
  const { title, slug, author, summary, category, topic, thumbnail, alt, date, body } = fields;
  const { medicalWriter, nextReview, sources } = fields;
  const isMedical = medicalWriter !== '' || sources !== '';
  const front = {
    id: slug,
    title,
    author,
    summary,
    date: date === '' ? today : date,
    thumbnail,
    alt,
    ...(category !== '' && { category }),
    ...(topic !== '' && { topic }),
    ...(isMedical && {
      medical: {
        writtenBy: medicalWriter,
        lastChangedOn: today,
        nextReviewOn: nextReview,
        sources: sources.split('\n').filter(Boolean).map(sourceIn),
      },
    }),
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n${body}`;
}

function sourceIn(line: string) {
  const [title = '', publisher = '', year = '', url = ''] = line
    .split('|')
    .map((each) => each.trim());
  return { title, publisher, year: Number(year), url };
}

export const topicOptions = [
  { value: '', label: 'None' },
  ...blogTopics.map((topic) => ({ value: topic, label: topic })),
];
