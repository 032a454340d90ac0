import { blogIdPattern } from '@site/kit/api/blog.ts';
import { blogTopics } from '@site/kit/api/blog-details.ts';
import { medicalFacts } from '@site/kit/api/medical-facts.ts';
import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import path from 'node:path';

/** Something wrong in a writer's file, and the line it stands in. */
export type FileProblem = { line: number; reason: string };

const text = (most: number) =>
  v.pipe(
    v.string('must be words'),
    v.regex(/^\S(?:.*\S)?$/, 'must be one line of words, with no space at either end'),
    v.maxLength(most, `must be ${most} characters or fewer`),
  );

const day = v.pipe(
  v.string('must be a day such as 2026-11-21'),
  v.isoDate('must be a day such as 2026-11-21'),
  v.check(isRealDay, 'must be a day that the month has'),
);

/** Sources are numbered by their place; a review that has not happened need not be written down. */
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

/** What a writer says about a post above its words. */
export const frontMatterSchema = v.strictObject({
  /** The part of the address after `/blog/`; the file's own name when left out. */
  id: v.exactOptional(
    v.pipe(v.string(), v.regex(blogIdPattern, 'must be letters, digits, - or _, at most 64')),
  ),
  title: text(90),
  author: text(60),
  summary: text(160),
  /** The day that readers see and that posts are sorted by. */
  date: day,
  /** A picture file, named as seen from the post's own folder. */
  thumbnail: text(200),
  /** What the picture shows. */
  alt: text(160),
  /** The small label above the title. */
  category: v.exactOptional(text(30)),
  topic: v.exactOptional(v.picklist(blogTopics, `must be one of ${blogTopics.join(', ')}`)),
  /** For a text with medical facts: who answers for it, and what it rests on. */
  medical: v.exactOptional(medical),
});

type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

/** A post as its writer wrote it. */
export type PostFile = FrontMatter & {
  id: string;
  /** The words, in Markdown. */
  body: string;
  /** How many lines of the file stand above the words. */
  linesAbove: number;
  /** The line of a field of the front matter. */
  lineOf: (field: keyof FrontMatter) => number;
};

/** What reading a file gave. */
export type ReadPost =
  | { kind: 'valid'; post: PostFile }
  | { kind: 'invalid'; problems: readonly FileProblem[] };

const SHAPE = /^---\n(?<above>[\s\S]*?\n)---(?:\n(?<body>[\s\S]*))?$/;

/**
 * Reads a post: front matter in YAML between two lines of `---`, then Markdown. `name` is the file's own
 * name, which is the id of a post that does not say another. `today` is a day such as `2026-11-21`.
 * Gives every problem of the front matter at once.
 */
export function parsePostFile(contents: string, name: string, today: string): ReadPost {
  const { above, body } =
    SHAPE.exec(contents.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))?.groups ?? {};
  if (above === undefined) {
    return invalid({
      line: 1,
      reason: 'the file must begin with --- , what is said about the post, and --- again',
    });
  }
  const lines = new LineCounter();
  const document = parseDocument(above, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return invalid(
      ...document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), reason: message })),
    );
  }
  /** The line of the innermost thing on the way to a value that the file holds. */
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
      ...result.issues.map((issue) => ({
        line: lineOfPath(issue.path?.map(({ key }) => key) ?? []),
        reason: `${v.getDotPath(issue) ?? 'front matter'} ${sentence(issue)}`,
      })),
    );
  }
  const id = result.output.id ?? path.basename(name, path.extname(name));
  const post: PostFile = {
    ...result.output,
    id,
    body: body ?? '',
    linesAbove: above.split('\n').length + 1,
    lineOf: (field) => lineOfPath([field]),
  };
  const problems: FileProblem[] = [];
  if (!blogIdPattern.test(id)) {
    problems.push({
      line: 1,
      reason: `the file's name becomes the address, so "${id}" must be letters, digits, - or _; or say another id`,
    });
  }
  if (post.date > today) {
    problems.push({ line: post.lineOf('date'), reason: `date is after today, ${today}` });
  }
  return problems.length > 0 ? invalid(...problems) : { kind: 'valid', post };
}

/** A missing field and an unknown one are told in our words. */
function sentence(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  return issue.expected === 'never' ? 'is not a field of a post' : issue.message;
}

function isRealDay(words: string): boolean {
  const read = new Date(`${words}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(words);
}

function invalid(...problems: FileProblem[]): ReadPost {
  return { kind: 'invalid', problems };
}
