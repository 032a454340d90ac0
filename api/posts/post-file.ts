import { postIdPattern } from '@site/kit/api/post.ts';
import { postTopics } from '@site/kit/api/post-details.ts';
import { dangerStripNames } from '@site/kit/safety/danger-strips.ts';
import { medicalFacts } from '@site/kit/api/medical-facts.ts';
import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import path from 'node:path';
import { isAddress } from './post-markdown.ts';

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

type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

/** A parsed post file. */
export type PostFile = FrontMatter & {
  id: string;
  /** The Markdown text. */
  body: string;
  /** Number of lines before the text. */
  linesAbove: number;
  /** Returns the line of a front matter field. */
  lineOf: (field: keyof FrontMatter) => number;
};

export type ReadPost =
  | { kind: 'valid'; post: PostFile }
  | { kind: 'invalid'; problems: readonly FileProblem[] };

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
 * the default id; empty if the front matter must have it. `today` is a date such as `2026-11-21`. Reports all front matter problems at once.
 */
export function parsePostFile(contents: string, name: string, today: string): ReadPost {
  const split = splitPost(contents);
  if (!split) {
    return invalid({
      line: 1,
      reason: 'the file must start with front matter between two lines of ---',
    });
  }
  const { above, body, linesAbove } = split;
  const lines = new LineCounter();
  const document = parseDocument(above, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return invalid(
      ...document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), reason: message })),
    );
  }
  /** Returns the line of the innermost existing node on the path. */
  const lineOfPath = (keys: readonly unknown[]): number => {
    for (let length = keys.length; length > 0; length -= 1) {
      const node = document.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  const result = v.safeParse(frontMatterSchema, document.toJS() ?? {});
  if (!result.success) {
    return invalid(
      ...result.issues.map((issue) => {
        const field = v.getDotPath(issue) ?? 'front matter';
        return {
          line: lineOfPath(issue.path?.map(({ key }) => key) ?? []),
          reason: `${field} ${messageFor(issue)}`,
          field,
        };
      }),
    );
  }
  const id = result.output.id ?? path.basename(name, path.extname(name));
  const post: PostFile = {
    ...result.output,
    id,
    body,
    linesAbove,
    lineOf: (field) => lineOfPath([field]),
  };
  const problems: FileProblem[] = [];
  if (id === '') problems.push({ line: 1, reason: 'id is missing', field: 'id' });
  else if (!postIdPattern.test(id)) {
    problems.push({
      line: 1,
      reason: `the file's name is used in the URL, so "${id}" must only have letters, digits, - and _; or set another id`,
    });
  }
  if (post.date > today) {
    problems.push({
      line: post.lineOf('date'),
      reason: `date is in the future (today is ${today})`,
    });
  }
  return problems.length > 0 ? invalid(...problems) : { kind: 'valid', post };
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

function invalid(...problems: FileProblem[]): ReadPost {
  return { kind: 'invalid', problems };
}
