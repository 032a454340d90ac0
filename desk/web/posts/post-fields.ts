import { postTopics } from '@site/kit/api/post-category.ts';
import { type DangerStripName, dangerStripNames } from '@site/kit/safety/safety-schema.ts';
import { type FileProblem, splitPost } from '@site/api/posts/post-file.ts';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import type { FormField } from '../page/fields.tsx';
import { textIn } from '../page/form-values.ts';

const dangerTitles: Readonly<Record<DangerStripName, string>> = {
  suicide: 'Suicide or self-harm',
  illness: 'Sudden illness',
  accident: 'An accident',
};

const dangerOptions = [
  { value: '', label: 'Nothing' },
  ...dangerStripNames.map((name) => ({ value: name, label: dangerTitles[name] })),
];

const topicOptions = [
  { value: '', label: 'None' },
  ...postTopics.map((topic) => ({
    value: topic,
    label: topic.charAt(0).toUpperCase() + topic.slice(1),
  })),
];

/** A post cites its sources by one or two digits. */
export const MAX_SOURCES = 99;

type PostField = FormField & {
  /** Its place in the front matter. */
  path?: string;
  /** Whether line breaks count. */
  hasLines?: boolean;
};

/** The fields of a post, in the order of the front matter. */
export const postFields = {
  slug: { label: 'Address', path: 'id', optional: true, autoCapitalize: 'none', spellCheck: false },
  title: { label: 'Title', path: 'title', maxLength: 90, isWide: true },
  author: { label: 'Author', path: 'author', maxLength: 60 },
  summary: {
    label: 'Summary',
    path: 'summary',
    kind: 'lines',
    hint: 'What the post is about, for cards and search results. At most 160 characters.',
    maxLength: 160,
  },
  thumbnail: { label: 'Thumbnail', path: 'thumbnail' },
  alt: {
    label: 'What the thumbnail shows',
    path: 'alt',
    hint: 'For readers who cannot see it.',
    maxLength: 160,
  },
  category: {
    label: 'Category',
    path: 'category',
    optional: true,
    hint: 'The label above the title.',
    maxLength: 30,
  },
  topic: {
    label: 'Topic',
    path: 'topic',
    kind: 'select',
    optional: true,
    options: topicOptions,
  },
  danger: {
    label: 'What to do first',
    path: 'danger',
    kind: 'select',
    optional: true,
    hint: 'For a post about a danger. Readers see the strip below the title.',
    options: dangerOptions,
  },
  medicalWriter: { label: 'Medical writer', path: 'medical.writtenBy' },
  nextReview: {
    label: 'Next review',
    path: 'medical.nextReviewOn',
    kind: 'date',
    hint: 'Within one year.',
  },
  body: { label: 'Text', kind: 'lines', hasLines: true },
} as const satisfies Record<string, PostField>;

/** The fields of a source, in the order of the front matter. */
export const sourceFields = {
  title: { label: 'Title', isWide: true },
  publisher: { label: 'Publisher', isWide: true },
  year: { label: 'Year' },
  url: {
    label: 'Address',
    hint: 'The page that shows the fact, with https://.',
    isWide: true,
    autoCapitalize: 'none',
    spellCheck: false,
  },
} as const satisfies Record<string, FormField>;

type SourcePart = keyof typeof sourceFields;

/** A source, all as typed text. */
type SourceFields = Record<SourcePart, string>;

function isSourcePart(name: string): name is SourcePart {
  return Object.hasOwn(sourceFields, name);
}

export const sourceParts = Object.keys(sourceFields).filter(isSourcePart);

/** The name of a field of the source with this number, from 1. */
export function sourceName(number: number, part: string): string {
  return `source-${number}-${part}`;
}

/** The name of a field. */
type FieldName = keyof typeof postFields;

/** The fields of a post as typed text, and its sources. Without medical claims, its medical fields are empty. */
export type PostFields = Record<FieldName, string> & { sources: readonly SourceFields[] };

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(postFields, name);
}

const fieldNames = Object.keys(postFields).filter(isFieldName);

/** A reason why a draft cannot be published, with its line or the id of its field. */
export type PostProblem = { line: number | null; field: string | null; reason: string };

/** Words a problem of a post's file for the form. `linesAbove` is the number of lines before the text. */
export function problemAt({ line, reason, field: path }: FileProblem, linesAbove = 0): PostProblem {
  const field = path === undefined ? null : fieldAt(path);
  if (path === undefined || field === null) {
    return { line: line > linesAbove ? line - linesAbove : null, field: null, reason };
  }
  const said = reason.startsWith(`${path} `) ? reason.slice(path.length) : `: ${reason}`;
  return { line: null, field: field.id, reason: `${field.label}${said}` };
}

/** The field for a front-matter path, such as `medical.sources.0.url`. */
function fieldAt(path: string): { id: string; label: string } | null {
  const [, index, part = ''] = /^medical\.sources\.(\d+)\.?(\w*)/.exec(path) ?? [];
  if (index !== undefined) {
    const number = Number(index) + 1;
    const known = isSourcePart(part) ? part : 'title';
    return {
      id: sourceName(number, known),
      label: `Source ${number}, ${sourceFields[known].label.toLowerCase()}`,
    };
  }
  if (path === 'medical.sources') return { id: 'sources', label: 'Sources' };
  const found = fieldNames.find((name) => {
    const { path: place }: PostField = postFields[name];
    return place !== undefined && (path === place || path.startsWith(`${place}.`));
  });
  const name = found ?? (path.startsWith('medical') ? 'nextReview' : null);
  return name && { id: name, label: postFields[name].label };
}

const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');
const words = v.optional(text, '');
const record = v.fallback(v.record(v.string(), v.unknown()), {});
const sourceList = v.fallback(
  v.array(v.object({ title: words, publisher: words, year: words, url: words })),
  [],
);

const fieldsSchema: v.GenericSchema<unknown, Record<FieldName, string>> = v.object(
  v.entriesFromList(fieldNames, v.string()),
);

/** Whether nothing was written yet. A new post has its author filled in. */
export function isBlank({ author: _author, sources, ...written }: PostFields): boolean {
  return sources.length === 0 && Object.values(written).every((value) => value.trim() === '');
}

/** Fields, each with the value of its name. */
function fieldsFrom(valueOf: (name: FieldName) => string) {
  return v.parse(fieldsSchema, Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])));
}

/** Reads the fields of a submitted form. */
export function fieldsSent(sent: unknown): PostFields {
  const fields = fieldsFrom((name) => {
    const { hasLines = false }: PostField = postFields[name];
    const typed = textIn(sent, name).replaceAll(/\r\n?/g, '\n');
    return hasLines ? typed : onOneLine(typed);
  });
  const { title, slug } = fields;
  const sources = sourcesSent(sent);
  return { ...fields, slug: slug === '' ? slugFor(title) : slug, sources };
}

/** Reads the sources of a submitted form. Rows without a word are left out. */
function sourcesSent(sent: unknown): SourceFields[] {
  const found: SourceFields[] = [];
  for (let number = 1; number <= MAX_SOURCES; number += 1) {
    const source = sourceFrom((part) => onOneLine(textIn(sent, sourceName(number, part))));
    if (Object.values(source).some((typed) => typed !== '')) found.push(source);
  }
  return found;
}

function sourceFrom(valueOf: (part: SourcePart) => string): SourceFields {
  return {
    title: valueOf('title'),
    publisher: valueOf('publisher'),
    year: valueOf('year'),
    url: valueOf('url'),
  };
}

function onOneLine(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim();
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
  const front = frontOf(above);
  const medical = v.parse(record, front['medical']);
  return {
    ...fieldsFrom((name) => {
      const { path = '' }: PostField = postFields[name];
      const [first = '', second] = path.split('.');
      return v.parse(words, second === undefined ? front[first] : medical[second]);
    }),
    sources: v.parse(sourceList, medical['sources']),
    body,
  };
}

/**
 * Serialises a post: YAML front matter, then Markdown. `today` becomes the date of its medical facts, and the post's
 * date unless it has one. Other front matter of `before` is kept.
 */
export function sourceOf(fields: PostFields, today: string, before = ''): string {
  const { slug, title, author, summary, medicalWriter, nextReview, sources, body, ...others } =
    fields;
  const kept = frontOf(splitPost(before)?.above ?? '');
  const keptMedical = v.parse(record, kept['medical']);
  const isMedical = medicalWriter !== '' || sources.length > 0 || nextReview !== '';
  const front = {
    ...kept,
    id: slug,
    title,
    author,
    summary,
    date: kept['date'] ?? today,
    ...others,
    medical: isMedical
      ? filled({
          ...keptMedical,
          writtenBy: medicalWriter,
          lastChangedOn: today,
          nextReviewOn: nextReview,
          sources:
            JSON.stringify(sources) === JSON.stringify(fieldsOf(before).sources) &&
            'sources' in keptMedical
              ? keptMedical['sources']
              : sources.map(({ year, ...source }) =>
                  filled({ ...source, year: /^\d{4}$/.test(year) ? Number(year) : year }),
                ),
        })
      : undefined,
  };
  return `---\n${stringify(filled(front), { lineWidth: 0 })}---\n${body}`;
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
