import path from 'node:path';
import { postIdPattern } from '@site/kit/api/post.ts';
import { postTopics } from '@site/kit/api/post-category.ts';
import { medicalFacts } from '@site/kit/api/medical-facts.ts';
import { parseYaml } from '@site/kit/content/parse-yaml.ts';
import { DocumentError, lineOf, type RawContent } from '@site/kit/content/raw-content.ts';
import { dangerStripNames } from '@site/kit/safety/safety-schema.ts';
import * as v from 'valibot';
import { isAddress, type NamedPicture, type PostText, readPostText } from './post-markdown.ts';

/** A problem in a post's file, with its line. If it concerns a field, `reason` starts with the field's path. */
export type FileProblem = { line: number; reason: string; field?: string };

const text = (most: number) =>
  v.pipe(
    v.string('must be text'),
    v.regex(/^\S(?:.*\S)?$/, 'must be one line of text, without leading or trailing spaces'),
    v.maxLength(most, `must be ${most} characters or fewer`),
  );

const day = v.pipe(
  v.string('must be a date such as 2026-11-21'),
  v.isoDate('must be a date such as 2026-11-21'),
  v.check(isRealDay, 'must be a valid date'),
);

/** Numbers the sources, and makes the review optional. */
const medical = v.pipe(
  v.looseObject({ sources: v.array(v.looseObject({}), 'must be a list of sources') }),
  v.transform(({ sources, ...rest }) => ({
    reviewedBy: null,
    reviewedOn: null,
    ...rest,
    sources: sources.map((source, index) => ({ id: String(index + 1), ...source })),
  })),
  medicalFacts,
);

/** The front matter of a post. */
export const frontMatterSchema = v.strictObject({
  /** The last segment of the post's URL; by default, the file's name. */
  id: v.exactOptional(
    v.pipe(v.string(), v.regex(postIdPattern, 'must be letters, digits, - or _, at most 64')),
  ),
  title: text(90),
  author: text(60),
  summary: text(160),
  /** The publication date, by which posts are sorted. */
  date: day,
  /** The name of a picture that comes with the post. */
  thumbnail: v.pipe(
    text(200),
    v.check(
      (named) => !isAddress(named),
      'must be the name of a picture attached to the post, not an address on another site',
    ),
  ),
  /** Describes the picture. */
  alt: text(160),
  /** The label above the title. */
  category: v.exactOptional(text(30)),
  topic: v.exactOptional(v.picklist(postTopics, `must be one of ${postTopics.join(', ')}`)),
  /** For a post about a danger: the strip below its heading. */
  danger: v.exactOptional(
    v.picklist(dangerStripNames, `must be one of ${dangerStripNames.join(', ')}`),
  ),
  /** For medical content: its reviewers and sources. */
  medical: v.exactOptional(medical),
});

/** The front matter, with the id of the post. */
export type FrontMatter = v.InferOutput<typeof frontMatterSchema> & { id: string };

/** A picture of a post; the thumbnail is in a field of the front matter. */
export type PostPicture = NamedPicture & { field?: string };

/** A parsed post. */
export type ReadPost = {
  /** Everything that is wrong with the file, by line. */
  problems: readonly FileProblem[];
  /** `null` if the front matter has problems. */
  front: FrontMatter | null;
  /** The pictures that the post names: its thumbnail, then those of its text. */
  pictures: readonly PostPicture[];
  /** The line of the id; 1 if the file's name determines it. */
  idLine: number;
  html: PostText['html'];
};

/** The number of sources to assume if the front matter is invalid. */
const MAX_SOURCES = 99;

const SHAPE = /^---\n(?<above>[\s\S]*?\n)---(?:\n(?<body>[\s\S]*))?$/;

/** Splits a post's file into its YAML and its Markdown; `null` if it has no front matter. */
export function splitPost(
  contents: string,
): { above: string; body: string; linesAbove: number } | null {
  const { above, body = '' } =
    SHAPE.exec(contents.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))?.groups ?? {};
  return above === undefined ? null : { above, body, linesAbove: above.split('\n').length + 1 };
}

/**
 * Parses a post: YAML front matter between two `---` lines, then Markdown. `name` is the file's name, which determines
 * the default id; empty if the front matter must have it. `today` is a date such as `2026-11-21`. Reports all problems
 * at once, except those in the contents of pictures.
 */
export function readPost(contents: string, given: { name: string; today: string }): ReadPost {
  const split = splitPost(contents);
  if (!split) {
    const reason = 'the file must start with front matter between two lines of ---';
    const problems = [{ line: 1, reason }];
    return { problems, front: null, pictures: [], idLine: 1, html: () => '' };
  }
  const { front, problems, lines } = readFrontMatter(split.above, given);
  const sources = front ? (front.medical?.sources.length ?? 0) : MAX_SOURCES;
  const { html, ...words } = readPostText({ ...split, sources });
  const thumbnail = front && {
    file: front.thumbnail,
    line: lineOf('thumbnail', lines),
    field: 'thumbnail',
  };
  return {
    problems: [...problems, ...words.problems].toSorted((a, b) => a.line - b.line),
    front,
    pictures: [...(thumbnail ? [thumbnail] : []), ...words.pictures],
    idLine: lineOf('id', lines),
    html,
  };
}

type ReadFront = Pick<ReadPost, 'front' | 'problems'> & Pick<RawContent, 'lines'>;

function readFrontMatter(
  above: string,
  { name, today }: { name: string; today: string },
): ReadFront {
  try {
    const { value, lines } = parseYaml(above, 1);
    const result = v.safeParse(frontMatterSchema, value);
    if (!result.success) {
      const problems = result.issues.map((issue) => {
        const field = v.getDotPath(issue) ?? 'front matter';
        return { line: lineOf(field, lines), reason: `${field} ${messageFor(issue)}`, field };
      });
      return { front: null, problems, lines };
    }
    const front = { ...result.output, id: result.output.id ?? path.parse(name).name };
    const problems: FileProblem[] = [];
    if (front.id === '') problems.push({ line: 1, reason: 'id is missing', field: 'id' });
    else if (!postIdPattern.test(front.id)) {
      const reason = `the file's name is used in the URL, so "${front.id}" must only have letters, digits, - and _; or set another id`;
      problems.push({ line: 1, reason });
    }
    if (front.date > today) {
      const reason = `date is in the future (today is ${today})`;
      problems.push({ line: lineOf('date', lines), reason });
    }
    return { front: problems.length > 0 ? null : front, problems, lines };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const problem = { line: Number(error.place), reason: error.message };
    return { front: null, problems: [problem], lines: new Map() };
  }
}

/** Returns an issue's message, reworded for missing and unknown fields. */
function messageFor(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  return issue.expected === 'never' ? 'is not a known field' : issue.message;
}

function isRealDay(words: string): boolean {
  const read = new Date(`${words}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(words);
}
