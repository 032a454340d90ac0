import { createPostMarkdown } from '@site/kit/post-html/post-markdown.ts';
import { cleanAttributes, MAX_DEPTH } from '@site/kit/safe-html/allowed-html.ts';
import type { Token } from 'markdown-it';
import type { FileProblem } from './post-file.ts';

/** A picture in a text: its name as written. */
export type NamedPicture = { file: string; line: number };

/** A parsed text: its problems and pictures, and its HTML. */
export type PostText = {
  problems: readonly FileProblem[];
  pictures: readonly NamedPicture[];
  /** Renders the text; `draw` renders a picture. */
  html: (draw: (file: string, alt: string) => string) => string;
};

/** A text, the number of lines above it, and the number of sources that it can refer to. */
type Text = { body: string; linesAbove: number; sources: number };

/** A token with its line in the file, the line's text, and how deeply it is nested. */
type Place = { token: Token; line: number; written: string; level: number };

/** The page's title is the h1. */
const HIGHEST_HEADING = 2;
const LOWEST_HEADING = 6;

const DEFINITION = 'reference_definition';

/** Sanitising keeps this many levels, of which a picture needs two, and this many digits of a list's number. */
const MAX_LEVEL = MAX_DEPTH - 2;
const MAX_DIGITS = 6;

/** Markdown of other tools, which would be shown as typed. */
const unsupported = [
  [
    /~~|~\w(?:[^~]*\w)?~/,
    'would be shown with its tildes instead of struck through: write ~~500 mg~~, without inner spaces and within one paragraph',
  ],
  [
    /\^\w+\^/,
    'would be shown with its carets instead of superscript: use a superscript digit such as ²',
  ],
  [
    /\[\^[^\]]*\]/,
    'is not a footnote: list sources in the front matter, and refer to the first one with [^1]',
  ],
] as const;

/**
 * Parses a post's text. Only Markdown is allowed: rejects HTML, links other than https, http, mailto, tel or pages of
 * this site, pictures on other hosts, and anything the parser would drop. `[^1]` becomes a superscript link to the first
 * source.
 */
export function readPostText(text: Text): PostText {
  const markdown = createPostMarkdown();
  const tokens = markdown.parse(text.body, {});
  const places = [...placesOf(tokens, text)];
  keepNumbers(tokens);
  lowerHeadings(tokens);
  const problems = [...problemsIn(places, text)];
  const shown = tokens.filter(({ type }) => type !== DEFINITION);
  return {
    problems,
    pictures: places.flatMap(({ token, line }) => {
      const file = token.type === 'image' ? fileOf(token) : null;
      return file === null || isAddress(file) ? [] : { file, line };
    }),
    html(draw) {
      markdown.renderer.rules['image'] = (list, index) => {
        const token = list[index];
        return token ? draw(fileOf(token), altOf(token) ?? '') : '';
      };
      return markdown.renderer.render(shown, markdown.options, {});
    },
  };
}

/** Whether a picture is named by a URL. Pictures are attached to a post, never fetched. */
export function isAddress(named: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(named);
}

/** Why a token can't be in a post. */
const rules: Readonly<Record<string, (token: Token, sources: number) => string | false>> = {
  html_block: ({ content }) => withoutHtml(content),
  html_inline: ({ content }) => withoutHtml(content),
  text({ content }) {
    const [, reason] = unsupported.find(([pattern]) => pattern.test(content)) ?? [];
    return reason !== undefined && `“${content.trim().slice(0, 60)}” ${reason}`;
  },
  heading_open: ({ tag }) =>
    tag > `h${LOWEST_HEADING}` && 'a post can have at most five heading levels',
  fence: ({ info }) =>
    /\s/.test(info.trim()) && `“${info.trim()}” would not be shown: move it to the next line`,
  list_item_open: ({ info }) =>
    info.length > MAX_DIGITS && `${info} is too long for the number of a list`,
  link_open(token) {
    const href = String(token.attrGet('href') ?? '');
    const isKept = cleanAttributes('a', { href })?.['href'] === href;
    return !isKept && `the link to "${href}" is unsafe or invalid`;
  },
  image(token) {
    const [file, alt] = [fileOf(token), altOf(token)];
    if (isAddress(file)) {
      return `the picture ${file} is on another site: save it, attach it and write its name`;
    }
    if (alt === null) return `the description of the picture ${file} must be plain text`;
    return alt.trim() === '' && `the picture ${file} has no description: ![description](file)`;
  },
  source: ({ content }, sources) => Number(content) > sources && `there is no source ${content}`,
};

function withoutHtml(content: string): string {
  return `HTML is not allowed, use Markdown: ${content.trim().slice(0, 60)}`;
}

function* problemsIn(
  places: readonly Place[],
  { body, linesAbove, sources }: Text,
): Generator<FileProblem> {
  if (body.trim() === '') yield { line: linesAbove, reason: 'the post has no text' };
  const tooDeep = places.find(({ level }) => level > MAX_LEVEL);
  if (tooDeep) yield { line: tooDeep.line, reason: 'lists and quotes are nested too deeply' };
  const unused = new Set(places.map(({ token }) => token.type !== DEFINITION && labelOf(token)));
  let columns = 0;
  for (const { token, line, written } of places) {
    if (token.type === 'thead_open') columns = 0;
    if (token.type === 'th_open') columns += 1;
    const cells = token.type === 'tr_open' && columns > 0 ? cellsIn(written) : 0;
    const title = token.attrGet('title');
    const reasons = [
      rules[token.type]?.(token, sources),
      title !== null && `“${title}” would not be shown: put it next to the link or picture`,
      cells > columns &&
        `the row has ${cells} cells, but the table has ${columns} columns: write | within a cell as \\|`,
      token.type === DEFINITION &&
        !unused.delete(labelOf(token)) &&
        `“${written}” would not be shown, because nothing refers to it`,
    ];
    for (const reason of reasons) if (reason) yield { line, reason };
  }
}

/** Yields every token with its place. Within a paragraph, counts line breaks. */
function* placesOf(tokens: readonly Token[], { body, linesAbove }: Text): Generator<Place> {
  const lines = body.split('\n');
  let line = 0;
  for (const token of tokens) {
    if (token.map) [line] = token.map;
    let within = line;
    for (const part of [token, ...(token.children ?? [])]) {
      const level = part === token ? token.level : token.level + part.level;
      yield { token: part, line: linesAbove + within + 1, written: lines[within] ?? '', level };
      if (part === token) continue;
      const inside = [part, ...(part.children ?? [])];
      within += inside.filter(({ type }) => type.endsWith('break')).length;
    }
  }
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

/** Returns the description of a picture, or `null` if it contains markup. */
function altOf({ children }: Token): string | null {
  const words = (children ?? []).map(({ type, content }) => {
    if (type.endsWith('break')) return ' ';
    return type.startsWith('text') ? content : null;
  });
  return words.includes(null) ? null : words.join('');
}

/** Returns the label that a link, picture or definition refers by. */
function labelOf({ meta }: Token): unknown {
  return typeof meta === 'object' && meta !== null && 'label' in meta && meta.label;
}

/** Counts the cells as written. The parser drops those beyond the last column. */
function cellsIn(row: string): number {
  const cells = row.replace(/^[\s>]*\|?/, '').replace(/(?<!\\)\|\s*$/, '');
  return cells.split(/(?<!\\)\|/).length;
}

/** Changes the levels of headings so that the highest is h2 and none is skipped. */
function lowerHeadings(tokens: readonly Token[]): void {
  const headings = tokens.filter(({ type }) => type.startsWith('heading_'));
  const tags = [...new Set(headings.map(({ tag }) => tag))].toSorted();
  for (const token of headings) token.tag = `h${HIGHEST_HEADING + tags.indexOf(token.tag)}`;
}

/** Keeps the written numbers of items. Writers can also repeat the first number and let the parser count. */
function keepNumbers(tokens: readonly Token[]): void {
  const lists: { first: number; next: number }[] = [];
  for (const token of tokens) {
    const first = Number(token.attrGet('start') ?? 1);
    if (token.type.endsWith('_list_open')) lists.push({ first, next: first });
    if (token.type.endsWith('_list_close')) lists.pop();
    const list = lists.at(-1);
    if (token.type !== 'list_item_open' || token.info === '' || !list) continue;
    const written = Number(token.info);
    if (written !== list.next && written !== list.first) {
      token.attrSet('value', String(written));
      list.next = written;
    }
    list.next += 1;
  }
}
