import { cleanAttributes } from '@site/kit/safe-html/allowed-html.ts';
import MarkdownIt, { type MarkdownIt as Markdown, type Token } from 'markdown-it';
import type { FileProblem, PostFile } from './post-file.ts';

/** A picture that a text shows: the file or the address as the writer named it. */
export type NamedPicture = { file: string; line: number };

/** A text that has been read: what is wrong in it, the pictures it shows, and a way to its HTML. */
export type ReadText = {
  problems: readonly FileProblem[];
  pictures: readonly NamedPicture[];
  /** The text as HTML. `pictureHtml` draws one of the pictures, with the words that tell what it shows. */
  html: (pictureHtml: (file: string, alt: string) => string) => string;
};

/** The page's own heading is of the first level, so those of a text begin at the second. */
const HIGHEST_HEADING = 2;
const LOWEST_HEADING = 4;

/**
 * Reads the words of a post. Writers use Markdown and nothing else: HTML is refused, wherever it stands,
 * and so is a link that leads to anything but https, http, mailto, tel or a page of this site.
 * `[^1]` is a small raised number that leads to the first source.
 */
export function readPostText({ body, linesAbove, medical }: PostFile): ReadText {
  const markdown = createMarkdown();
  const tokens = markdown.parse(body, {});
  const problems: FileProblem[] = [];
  const pictures: NamedPicture[] = [];
  const sources = medical?.sources.length ?? 0;
  if (body.trim() === '') problems.push({ line: linesAbove, reason: 'the post has no words' });

  for (const { token, line } of withLines(tokens, linesAbove)) {
    const refuse = (reason: string) => void problems.push({ line, reason });
    switch (token.type) {
      case 'html_block':
      case 'html_inline':
        refuse(`HTML is not taken, write Markdown: ${token.content.trim().slice(0, 60)}`);
        break;
      case 'link_open':
        if (cleanAttributes('a', { href: hrefOf(token) })?.['href'] === undefined) {
          refuse(`the link to "${hrefOf(token)}" is not safe, or leads nowhere`);
        }
        break;
      case 'image': {
        const file = fileOf(token);
        if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(file) && !isPictureAddress(file)) {
          refuse(`the picture ${file} must be a file beside the post, or an https address`);
        } else pictures.push({ file, line });
        if (token.content.trim() === '') {
          refuse(`the picture ${file} does not say what it shows: ![words](file)`);
        }
        break;
      }
      case 'source':
        if (Number(token.content) > sources) refuse(`there is no source ${token.content}`);
        break;
      default:
    }
  }

  lowerHeadings(tokens);
  return {
    problems,
    pictures,
    html: (pictureHtml) => {
      markdown.renderer.rules['image'] = (all, index) => {
        const token = all[index];
        return token ? pictureHtml(fileOf(token), token.content) : '';
      };
      return markdown.renderer.render(tokens, markdown.options, {});
    },
  };
}

function createMarkdown(): Markdown {
  const markdown = new MarkdownIt({ html: true });
  // Every link is let through here and judged above, so that a bad one is told and not just left out.
  markdown.validateLink = () => true;
  markdown.inline.ruler.before('link', 'source', (state, silent) => {
    const [whole, place] = /^\[\^([1-9]\d?)\]/.exec(state.src.slice(state.pos, state.posMax)) ?? [];
    if (whole === undefined || place === undefined) return false;
    if (!silent) state.push('source', '', 0).content = place;
    state.pos += whole.length;
    return true;
  });
  markdown.renderer.rules['source'] = (tokens, index) => {
    const place = tokens[index]?.content ?? '';
    return `<sup><a href="#source-${place}">${place}</a></sup>`;
  };
  return markdown;
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

/** Every token with the line of the file it stands in. Inside a paragraph the lines are counted by its breaks. */
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
      if (child.type === 'softbreak' || child.type === 'hardbreak') within += 1;
    }
  }
}

/** Moves all headings down together, so that the highest is one below the page's own. */
function lowerHeadings(tokens: readonly Token[]): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const levels = headings.map(({ tag }) => Number(tag.slice(1)));
  const lower = HIGHEST_HEADING - Math.min(...levels);
  for (const [index, heading] of headings.entries()) {
    heading.tag = `h${Math.min((levels[index] ?? 0) + lower, LOWEST_HEADING)}`;
  }
}
