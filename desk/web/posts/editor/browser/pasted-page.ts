/** Counts of what a post cannot keep. */
export type Lost = {
  pictures: number;
  links: number;
  embedded: number;
  merged: number;
  raised: number;
  underlined: number;
};

const BLOCKS = 'p,div,ul,ol,li,table,h1,h2,h3,h4,h5,h6,blockquote,pre,section,article,hr';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₙ';
const PLAIN_DIGITS = '0123456789+-()n';

/**
 * Parses HTML of a clipboard, and turns what Word, Google Docs and web pages express through styles into the elements
 * that mean it. Removes what a post cannot show, and counts it.
 */
export function pastedPage(html: string): { body: HTMLElement; lost: Lost } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
  for (const each of all('style,script,title,meta,link,template,noscript,button,svg'))
    each.remove();
  const lost = {
    pictures: removeAll(all('img,picture,v\\:imagedata')),
    embedded: removeAll(all('iframe,video,audio,object,embed,canvas,math')),
    links: removeAddresses(all('a')),
    raised: writeRaised(all('sup,sub')),
    underlined: all('u,[style*="underline"]').filter(
      (each) => each.closest('a') === null && !each.querySelector('a') && each.textContent.trim(),
    ).length,
    merged: 0,
  };
  wordLists(all('p[style*="mso-list"]'));
  for (const each of all('p.MsoTitle')) replaceTag(each, 'h1');
  for (const each of all('p.MsoQuote,p.MsoIntenseQuote')) replaceTag(each, 'blockquote');
  styledWords(all('[style]'));
  for (const each of all('b,strong,i,em')) if (isUndone(each)) unwrap(each);
  for (const each of all(':is(h1,h2,h3,h4,h5,h6) :is(b,strong)')) unwrap(each);
  lowerHeadings(all('h1,h2,h3,h4,h5,h6'));
  // Google Docs nests a list beside the item it belongs to.
  for (const each of all(':is(ul,ol) > :is(ul,ol)')) each.previousElementSibling?.append(each);
  for (const each of all('br')) if (isBetweenBlocks(each)) each.remove();
  lost.merged = all('table').filter(squareTable).length;
  const texts = page.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = (currentNode.nodeValue ?? '').replaceAll('\u00a0', ' ');
  }
  return { body, lost };
}

function removeAll(elements: readonly Element[]): number {
  for (const each of elements) each.remove();
  return elements.length;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function replaceTag(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Keeps only the words of links that a post may not have. */
function removeAddresses(links: readonly Element[]): number {
  let count = 0;
  for (const link of links) {
    const href = link.getAttribute('href') ?? '';
    if (/^(?:https?:\/\/|mailto:|tel:)/i.test(href) && link.textContent.trim() !== '') continue;
    if (href !== '' && !href.startsWith('#') && link.textContent.trim() !== '') count += 1;
    unwrap(link);
  }
  return count;
}

/** Writes 10<sup>9</sup> as 10⁹, because 109 is another number. Returns how many have no such letters. */
function writeRaised(elements: readonly Element[]): number {
  let count = 0;
  for (const each of elements) {
    const letters = each.tagName === 'SUP' ? SUPERSCRIPTS : SUBSCRIPTS;
    const written = each.textContent
      .trim()
      .replaceAll('−', '-')
      .split('')
      .map((letter) => letters[PLAIN_DIGITS.indexOf(letter)]);
    if (written.every((letter) => letter !== undefined)) each.replaceWith(written.join(''));
    else if (!/^\[\w+\]$/.test(each.textContent.trim())) count += 1;
  }
  return count;
}

/** Word writes the items of a list as paragraphs with their bullets and numbers. */
function wordLists(items: readonly HTMLElement[]): void {
  let open: { list: Element; level: number }[] = [];
  let last: Element | null = null;
  for (const item of items) {
    const level = Number(/\blevel(\d+)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
    const mark = item.querySelector('[style*="mso-list:Ignore"],[style*="mso-list: Ignore"]');
    const tag = /^\s*[\da-z]{1,4}[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (last === null || item.previousElementSibling !== last) open = [];
    open = open.filter(
      (each) => each.level < level || (each.level === level && each.list.localName === tag),
    );
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = item.ownerDocument.createElement(tag);
      if (current) current.list.lastElementChild?.append(list);
      else item.before(list);
      current = { list, level };
      open.push(current);
    }
    last = open[0]?.list ?? null;
    current.list.append(replaceTag(item, 'li'));
  }
}

/** Adds the elements for what a style makes bold, italic or struck through. */
function styledWords(elements: readonly HTMLElement[]): void {
  for (const each of elements) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine } = each.style;
    const tags = [
      (fontWeight.startsWith('bold') || Number(fontWeight) >= 600) && 'strong',
      fontStyle === 'italic' && 'em',
      `${textDecoration} ${textDecorationLine}`.includes('line-through') && 'del',
    ];
    if (each.matches(`${BLOCKS},td,th`) || each.textContent.trim() === '') continue;
    for (const tag of tags) {
      if (tag === false || each.closest(tag)) continue;
      const wrapper = each.ownerDocument.createElement(tag);
      wrapper.append(...each.childNodes);
      each.append(wrapper);
    }
  }
}

/** Google Docs wraps a whole text in a bold element that is not bold. */
function isUndone({ tagName, style }: HTMLElement): boolean {
  return tagName === 'B' || tagName === 'STRONG'
    ? style.fontWeight === 'normal' || style.fontWeight === '400'
    : style.fontStyle === 'normal';
}

/** The title of a post is its h1. */
function lowerHeadings(headings: readonly HTMLElement[]): void {
  const levels = [...new Set(headings.map(({ tagName }) => tagName))].toSorted();
  for (const each of headings) {
    replaceTag(each, `h${Math.min(6, levels.indexOf(each.tagName) + 2)}`);
  }
}

function isBetweenBlocks(br: Element): boolean {
  const { previousElementSibling: before, nextElementSibling: after } = br;
  return [before, after].some((each) => each?.matches(BLOCKS) === true);
}

/** Gives every row the same number of cells, and a first row of headings. Returns whether cells were merged. */
function squareTable(table: Element): boolean {
  const rows = [...table.querySelectorAll('tr')];
  const isLayout =
    table.querySelector('table') !== null || rows.every(({ cells }) => cells.length <= 1);
  if (isLayout) {
    for (const cell of table.querySelectorAll('td,th')) replaceTag(cell, 'div');
    for (const each of table.querySelectorAll('tr,tbody,thead,tfoot')) unwrap(each);
    unwrap(table);
    return false;
  }
  const caption = table.querySelector('caption');
  if (caption) table.before(replaceTag(caption, 'p'));
  for (const each of table.querySelectorAll('colgroup,col')) each.remove();
  const merged = table.querySelector('[colspan]:not([colspan="1"]),[rowspan]:not([rowspan="1"])');
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) {
      for (let extra = 1; extra < cell.colSpan; extra += 1) cell.after(cellOf(table));
      for (const below of rows.slice(index + 1, index + cell.rowSpan)) {
        below.insertBefore(cellOf(table), below.cells[cell.cellIndex] ?? null);
      }
      cell.removeAttribute('colspan');
      cell.removeAttribute('rowspan');
    }
  }
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  for (const row of rows) while (row.cells.length < columns) row.append(cellOf(table));
  return merged !== null;
}

function cellOf({ ownerDocument }: Element): HTMLTableCellElement {
  return ownerDocument.createElement('td');
}
