import { createPostMarkdown } from '@site/kit/blog-html/post-markdown.ts';
import { cleanAttributes } from '@site/kit/safe-html/allowed-html.ts';
import type { Token } from 'markdown-it';
import { LINE_ATTRIBUTE } from './lost-in-cleaning.ts';
import type { FileProblem, PostFile } from './post-file.ts';
import {
  cellsIn,
  definitionIn,
  foreignSignIn,
  keepNumbers,
  labelOf,
  labelsUsedIn,
} from './unshown-markdown.ts';

/** A picture that a text shows: the file or the address as the writer named it. */
export type NamedPicture = { file: string; line: number };

/** Draws one of the pictures of a text; `alt` says what it shows. */
type DrawPicture = (file: string, alt: string) => string;

/** A text that has been read: what is wrong in it, the pictures it shows, and a way to its HTML. */
export type ReadText = {
  problems: readonly FileProblem[];
  pictures: readonly NamedPicture[];
  html: (draw: DrawPicture) => string;
  /** The same HTML, in which elements name the line of the file they come from. */
  htmlWithLines: (draw: DrawPicture) => string;
};

/** The page's own heading is of the first level, so those of a text begin at the second. */
const HIGHEST_HEADING = 2;
const LOWEST_HEADING = 6;

/**
 * Reads the words of a post. Writers use Markdown and nothing else: HTML is refused, and so is a link that leads to
 * anything but https, http, mailto, tel or a page of this site, and whatever the parser would leave out or show as
 * signs. `[^1]` is a small raised number that leads to the first source.
 */
export function readPostText({ body, linesAbove, medical }: PostFile): ReadText {
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
  if (body.trim() === '') problems.push({ line: linesAbove, reason: 'the post has no words' });

  for (const { token, line } of numbered) {
    const refuse = (reason: string) => void problems.push({ line, reason });
    switch (token.type) {
      case 'html_block':
      case 'html_inline':
        refuse(`HTML is not taken, write Markdown: ${token.content.trim().slice(0, 60)}`);
        break;
      case 'inline': {
        const at = definitionIn(token.content);
        if (at >= 0) {
          problems.push({
            line: line + at,
            reason: 'definition lists are not taken: write a list, with each term in bold',
          });
        }
        break;
      }
      case 'text': {
        const reason = foreignSignIn(token.content);
        if (reason !== null) refuse(reason);
        break;
      }
      case 'heading_open':
        if ((loweredTo.get(token.tag) ?? HIGHEST_HEADING) > LOWEST_HEADING) {
          refuse('a post has at most five levels of headings');
        }
        break;
      case 'fence':
        if (/\s/.test(token.info.trim())) {
          refuse(`“${token.info.trim()}” is not shown: write it on the next line`);
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
          refuse(
            `the row has ${cells} cells, and the table ${columns} columns: a | in a cell is \\|`,
          );
        }
        break;
      }
      case 'reference_definition': {
        const label = labelOf(token.meta);
        if (!used.has(label) || defined.has(label)) {
          refuse(`“${lineOf(line)}” is not shown, because nothing leads to it: write a sentence`);
        }
        defined.add(label);
        break;
      }
      case 'link_open':
        if (cleanAttributes('a', { href: hrefOf(token) })?.['href'] === undefined) {
          refuse(`the link to "${hrefOf(token)}" is not safe, or leads nowhere`);
        }
        refuseTitle(token, refuse);
        break;
      case 'image': {
        const file = fileOf(token);
        if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(file) && !isPictureAddress(file)) {
          refuse(`the picture ${file} must be a file beside the post, or an https address`);
        } else pictures.push({ file, line });
        const words = plainWordsOf(token);
        if (words === null) refuse(`the words of the picture ${file} must be plain`);
        else if (words.trim() === '') {
          refuse(`the picture ${file} does not say what it shows: ![words](file)`);
        }
        refuseTitle(token, refuse);
        break;
      }
      case 'source':
        if (Number(token.content) > sources) refuse(`there is no source ${token.content}`);
        break;
      default:
    }
  }

  lowerHeadings(tokens, loweredTo);
  keepNumbers(tokens);
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

function refuseTitle(token: Token, refuse: (reason: string) => void): void {
  const title = token.attrGet('title');
  if (title !== null) refuse(`“${title}” is not shown: write it beside the link or the picture`);
}

/** The words of a picture; `null` when they hold more than words. */
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

/** Whether a picture is named by its address on another host, from which it is fetched once, when it is published. */
export function isPictureAddress(named: string): boolean {
  return named.startsWith('https://');
}

/** The file's own name: Markdown writes it as it stands in an address. */
function fileOf(token: Token): string {
  const written = String(token.attrGet('src') ?? '');
  // In an address the escapes are part of what it leads to.
  if (isPictureAddress(written)) return written;
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}

/** Every token with the line of the file it is in. Inside a paragraph the lines are counted by its breaks. */
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

/** Where each level of heading of a text goes, so that the highest is one below the page's own and none is skipped. */
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
