import { createPostMarkdown } from '@site/kit/blog-html/post-markdown.ts';
import { cleanAttributes } from '@site/kit/safe-html/allowed-html.ts';
import type { Token } from 'markdown-it';
import { LINE_ATTRIBUTE } from './lost-in-cleaning.ts';
import type { FileProblem, PostFile } from './post-file.ts';
import {
  cellsIn,
  definitionIn,
  unsupportedSyntaxIn,
  preserveNumbers,
  labelOf,
  labelsUsedIn,
} from './unsupported-markdown.ts';

/** A picture in a text: its name as written. */
export type NamedPicture = { file: string; line: number };

/** Renders a picture. */
type DrawPicture = (file: string, alt: string) => string;

/** A parsed text: its problems and pictures, and its HTML. */
export type ReadText = {
  problems: readonly FileProblem[];
  pictures: readonly NamedPicture[];
  html: (draw: DrawPicture) => string;
  /** The same HTML, with each element's line number as an attribute. */
  htmlWithLines: (draw: DrawPicture) => string;
};

/** The page's title is the h1. */
const HIGHEST_HEADING = 2;
const LOWEST_HEADING = 6;

/**
 * Parses a post's text. Only Markdown is allowed: rejects HTML, links other than https, http, mailto, tel or pages of
 * this site, and anything the parser would drop or show literally. `[^1]` becomes a superscript link to the first
 * source.
 */
export function readPostText({
  body,
  linesAbove,
  medical,
}: Pick<PostFile, 'body' | 'linesAbove'> & {
  medical?: { sources: { length: number } };
}): ReadText {
  const markdown = createPostMarkdown();
  const tokens = markdown.parse(body, {});
  const numbered = [...withLines(tokens, linesAbove)];
  const problems: FileProblem[] = [];
  const pictures: NamedPicture[] = [];
  const sources = medical?.sources.length ?? 0;
  const lines = body.split('\n');
  const lineOf = (line: number) => lines[line - linesAbove - 1] ?? '';
  const loweredTo = loweredLevels(tokens);
  const used = labelsUsedIn(tokens);
  const defined = new Set<string>();
  let columns = 0;
  if (body.trim() === '') problems.push({ line: linesAbove, reason: 'the post has no text' });

  for (const { token, line } of numbered) {
    const reject = (reason: string) => void problems.push({ line, reason });
    switch (token.type) {
      case 'html_block':
      case 'html_inline':
        reject(`HTML is not allowed, use Markdown: ${token.content.trim().slice(0, 60)}`);
        break;
      case 'inline': {
        const at = definitionIn(token.content);
        if (at >= 0) {
          problems.push({
            line: line + at,
            reason: 'definition lists are not supported: use a list with each term in bold',
          });
        }
        break;
      }
      case 'text': {
        const reason = unsupportedSyntaxIn(token.content);
        if (reason !== null) reject(reason);
        break;
      }
      case 'heading_open':
        if ((loweredTo.get(token.tag) ?? HIGHEST_HEADING) > LOWEST_HEADING) {
          reject('a post can have at most five heading levels');
        }
        break;
      case 'fence':
        if (/\s/.test(token.info.trim())) {
          reject(`“${token.info.trim()}” would not be shown: move it to the next line`);
        }
        break;
      case 'thead_open':
        columns = 0;
        break;
      case 'th_open':
        columns += 1;
        break;
      case 'tr_open': {
        const cells = cellsIn(lineOf(line));
        if (columns > 0 && cells > columns) {
          reject(
            `the row has ${cells} cells, but the table has ${columns} columns: write | within a cell as \\|`,
          );
        }
        break;
      }
      case 'reference_definition': {
        const label = labelOf(token.meta);
        if (!used.has(label) || defined.has(label)) {
          reject(`“${lineOf(line)}” would not be shown, because nothing refers to it`);
        }
        defined.add(label);
        break;
      }
      case 'link_open':
        if (cleanAttributes('a', { href: hrefOf(token) })?.['href'] !== hrefOf(token)) {
          reject(`the link to "${hrefOf(token)}" is unsafe or invalid`);
        }
        rejectTitle(token, reject);
        break;
      case 'image': {
        const file = fileOf(token);
        if (isAddress(file)) {
          reject(`the picture ${file} is on another site: save it, attach it and write its name`);
        } else pictures.push({ file, line });
        const words = plainWordsOf(token);
        if (words === null) reject(`the description of the picture ${file} must be plain text`);
        else if (words.trim() === '') {
          reject(`the picture ${file} has no description: ![description](file)`);
        }
        rejectTitle(token, reject);
        break;
      }
      case 'source':
        if (Number(token.content) > sources) reject(`there is no source ${token.content}`);
        break;
      default:
    }
  }

  lowerHeadings(tokens, loweredTo);
  preserveNumbers(tokens);
  const html = (draw: DrawPicture) => {
    markdown.renderer.rules['image'] = (all, index) => {
      const token = all[index];
      return token ? draw(fileOf(token), plainWordsOf(token) ?? '') : '';
    };
    const shown = tokens.filter(({ type }) => type !== 'reference_definition');
    return markdown.renderer.render(shown, markdown.options, {});
  };
  return {
    problems,
    pictures,
    html,
    htmlWithLines(draw) {
      for (const { token, line } of numbered) token.attrSet(LINE_ATTRIBUTE, String(line));
      const withAttributes = html(draw);
      for (const { token } of numbered) {
        token.attrs = token.attrs?.filter(([name]) => name !== LINE_ATTRIBUTE) ?? null;
      }
      return withAttributes;
    },
  };
}

function rejectTitle(token: Token, reject: (reason: string) => void): void {
  const title = token.attrGet('title');
  if (title !== null) reject(`“${title}” would not be shown: put it next to the link or picture`);
}

/** Returns the alt text of a picture, or `null` if it contains markup. */
function plainWordsOf({ children }: Token): string | null {
  const words = (children ?? []).map(({ type, content }) => {
    if (type === 'softbreak' || type === 'hardbreak') return ' ';
    return type === 'text' || type === 'text_special' ? content : null;
  });
  return words.includes(null) ? null : words.join('');
}

function hrefOf(token: Token): string {
  return String(token.attrGet('href') ?? '');
}

/** Whether a picture is named by a URL. Pictures are attached to a post, never fetched. */
export function isAddress(named: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(named);
}

/** Returns the file name, which the Markdown parser percent-encodes like a URL. */
function fileOf(token: Token): string {
  const written = String(token.attrGet('src') ?? '');
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}

/** Yields every token with its line in the file. Within a paragraph, counts line breaks. */
function* withLines(
  tokens: readonly Token[],
  linesAbove: number,
): Generator<{ token: Token; line: number }> {
  let line = linesAbove + 1;
  for (const token of tokens) {
    if (token.map) line = linesAbove + token.map[0] + 1;
    yield { token, line };
    let within = line;
    for (const child of token.children ?? []) {
      yield { token: child, line: within };
      within += [child, ...(child.children ?? [])].filter(({ type }) =>
        /^(?:soft|hard)break$/.test(type),
      ).length;
    }
  }
}

/** Maps heading levels so that the highest is h2 and none is skipped. */
function loweredLevels(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const tags = tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => tag);
  return new Map([...new Set(tags)].toSorted().map((tag, rank) => [tag, HIGHEST_HEADING + rank]));
}

function lowerHeadings(tokens: readonly Token[], loweredTo: ReadonlyMap<string, number>): void {
  for (const token of tokens) {
    if (!/^heading_(?:open|close)$/.test(token.type)) continue;
    token.tag = `h${loweredTo.get(token.tag) ?? HIGHEST_HEADING}`;
  }
}
