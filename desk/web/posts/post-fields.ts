import { postTopics } from '@site/kit/api/post-category.ts';
import { type DangerStripName, dangerStripNames } from '@site/kit/safety/safety-schema.ts';
import { type FileProblem, splitPost } from '@site/api/posts/post-file.ts';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { textIn } from '../page/form-values.ts';

/** The fields of the edit form, all as typed text. */
export type PostFields = {
  title: string;
  /** The part of the URL after `/blog/`. */
  slug: string;
  author: string;
  summary: string;
  category: string;
  topic: string;
  /** The name of the strip below the title; empty for a post that is not about a danger. */
  danger: string;
  /** The name of one of the draft's pictures, and what it shows. */
  thumbnail: string;
  alt: string;
  /** Empty for a post without medical claims. */
  medicalWriter: string;
  nextReview: string;
  /** One per line: title | publisher | year | address. */
  sources: string;
  /** The text, in Markdown. */
  body: string;
};

/** Labels of the fields. */
export const fieldTitles: Readonly<Record<keyof PostFields, string>> = {
  title: 'Title',
  slug: 'Address',
  author: 'Author',
  summary: 'Summary',
  category: 'Category',
  topic: 'Topic',
  danger: 'What to do first',
  thumbnail: 'Thumbnail',
  alt: 'What the thumbnail shows',
  medicalWriter: 'Medical writer',
  nextReview: 'Next review',
  sources: 'Sources',
  body: 'Text',
};

/** Front-matter path of each field. The first match counts. */
const places: readonly (readonly [path: string, field: keyof PostFields])[] = [
  ['id', 'slug'],
  ['title', 'title'],
  ['author', 'author'],
  ['summary', 'summary'],
  ['category', 'category'],
  ['topic', 'topic'],
  ['danger', 'danger'],
  ['thumbnail', 'thumbnail'],
  ['alt', 'alt'],
  ['medical.writtenBy', 'medicalWriter'],
  ['medical.nextReviewOn', 'nextReview'],
  ['medical.sources', 'sources'],
  ['medical', 'nextReview'],
];

/** A reason why a draft cannot be published, with its line or field. */
export type PostProblem = { line: number | null; field: keyof PostFields | null; reason: string };

/** Words a problem of a post's file for the form. `linesAbove` is the number of lines before the text. */
export function problemAt({ line, reason, field: path }: FileProblem, linesAbove = 0): PostProblem {
  const field = path === undefined ? null : fieldAt(path);
  if (path === undefined || field === null) {
    return { line: line > linesAbove ? line - linesAbove : null, field, reason };
  }
  const said = reason.startsWith(`${path} `) ? reason.slice(path.length) : `: ${reason}`;
  return { line: null, field, reason: `${fieldTitles[field]}${said}` };
}

/** The field for a front-matter path, such as `medical.sources.0.url`. */
function fieldAt(path: string): keyof PostFields | null {
  return places.find(([place]) => path === place || path.startsWith(`${place}.`))?.[1] ?? null;
}

const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');
const words = v.optional(text, '');
const record = v.fallback(v.record(v.string(), v.unknown()), {});

const frontMatter = v.object({
  id: words,
  title: words,
  author: words,
  summary: words,
  thumbnail: words,
  alt: words,
  category: words,
  topic: words,
  danger: words,
  medical: v.fallback(
    v.optional(
      v.object({
        writtenBy: words,
        nextReviewOn: words,
        sources: v.optional(
          v.array(v.object({ title: words, publisher: words, year: words, url: words })),
          [],
        ),
      }),
    ),
    undefined,
  ),
});

/** Whether nothing was written yet. A new post has its author filled in. */
export function isBlank({ author: _author, ...written }: PostFields): boolean {
  return Object.values(written).every((value) => value.trim() === '');
}

/** Reads the fields of a submitted form. */
export function fieldsSent(sent: unknown): PostFields {
  const read = (name: keyof PostFields) => textIn(sent, name).replaceAll(/\r\n?/g, '\n');
  const line = (name: keyof PostFields) => read(name).replaceAll(/\s+/g, ' ').trim();
  const title = line('title');
  return {
    title,
    slug: line('slug') === '' ? slugFor(title) : line('slug'),
    author: line('author'),
    summary: line('summary'),
    category: line('category'),
    topic: line('topic'),
    danger: line('danger'),
    thumbnail: line('thumbnail'),
    alt: line('alt'),
    medicalWriter: line('medicalWriter'),
    nextReview: line('nextReview'),
    sources: read('sources').trim(),
    body: read('body'),
  };
}

/** Derives a slug from a title. */
export function slugFor(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '');
  const pieces = plain.split(/[\s-]+/).filter(Boolean);
  let slug = '';
  for (const piece of pieces) {
    const longer = slug === '' ? piece : `${slug}-${piece}`;
    if (longer.length > 64) break;
    slug = longer;
  }
  return slug;
}

/** Parses a post's file into fields. */
export function fieldsOf(source: string): PostFields {
  const { above = '', body = '' } = splitPost(source) ?? {};
  const front = v.parse(frontMatter, frontOf(above));
  return {
    title: front.title,
    slug: front.id,
    author: front.author,
    summary: front.summary,
    category: front.category,
    topic: front.topic,
    danger: front.danger,
    thumbnail: front.thumbnail,
    alt: front.alt,
    medicalWriter: front.medical?.writtenBy ?? '',
    nextReview: front.medical?.nextReviewOn ?? '',
    sources: (front.medical?.sources ?? [])
      .map(({ title, publisher, year, url }) => [title, publisher, year, url].join(' | '))
      .join('\n'),
    body,
  };
}

/**
 * Serialises a post: YAML front matter, then Markdown. `today` becomes the date of its medical facts, and the post's
 * date unless it has one. Other front matter of `before` is kept.
 */
export function sourceOf(fields: PostFields, today: string, before = ''): string {
  const { medicalWriter, nextReview, sources } = fields;
  const kept = frontOf(splitPost(before)?.above ?? '');
  const keptMedical = v.parse(record, kept['medical']);
  const isMedical = medicalWriter !== '' || sources !== '' || nextReview !== '';
  const front = {
    ...kept,
    id: fields.slug,
    title: fields.title,
    author: fields.author,
    summary: fields.summary,
    date: kept['date'] ?? today,
    thumbnail: fields.thumbnail,
    alt: fields.alt,
    category: fields.category,
    topic: fields.topic,
    danger: fields.danger,
    medical: isMedical
      ? filled({
          ...keptMedical,
          writtenBy: medicalWriter,
          lastChangedOn: today,
          nextReviewOn: nextReview,
          sources:
            sources === fieldsOf(before).sources && 'sources' in keptMedical
              ? keptMedical['sources']
              : sources.split('\n').filter(Boolean).map(sourceIn),
        })
      : undefined,
  };
  return `---\n${stringify(filled(front), { lineWidth: 0 })}---\n${fields.body}`;
}

/** Changes the date of a post, and nothing else. */
export function redated(source: string, date: string): string {
  const { above, body } = splitPost(source) ?? {};
  const front = frontOf(above ?? '');
  if (Object.keys(front).length === 0 || front['date'] === date) return source;
  return `---\n${stringify({ ...front, date }, { lineWidth: 0 })}---\n${body}`;
}

/** The date of a post; empty without one. */
export function dateOf(source: string): string {
  return v.parse(text, frontOf(splitPost(source)?.above ?? '')['date']);
}

/** Parses front matter; an empty object if it is invalid. */
function frontOf(above: string): Record<string, unknown> {
  try {
    return v.parse(record, parse(above));
  } catch {
    return {};
  }
}

/** Drops empty values. */
function filled(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  );
}

/** Splits from the end, because a title may contain bars. */
function sourceIn(line: string) {
  const pieces = line.split('|').map((each) => each.trim());
  const [url = '', year = '', publisher = ''] = pieces.length < 4 ? [] : pieces.toReversed();
  const title = pieces.length < 4 ? line.trim() : pieces.slice(0, -3).join(' | ');
  return { title, publisher, year: /^\d{4}$/.test(year) ? Number(year) : year, url };
}

const dangerTitles: Readonly<Record<DangerStripName, string>> = {
  suicide: 'Suicide or self-harm',
  illness: 'Sudden illness',
  accident: 'An accident',
};

export const dangerOptions = [
  { value: '', label: 'Nothing' },
  ...dangerStripNames.map((name) => ({ value: name, label: dangerTitles[name] })),
];

export const topicOptions = [
  { value: '', label: 'None' },
  ...postTopics.map((topic) => ({
    value: topic,
    label: topic.charAt(0).toUpperCase() + topic.slice(1),
  })),
];
