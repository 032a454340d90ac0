import { inflateSync } from 'node:zlib';

/** A run of text with its start and end on the sheet, in points from the top left corner. */
export type PdfRun = { text: string; x: number; end: number; y: number; size: number };

/**
 * Extracts the visible text of a PDF written by Chromium, sheet by sheet, in drawing order. Skips text that is off the
 * sheet or clipped. Supports only the operators that Chromium writes; use a library for any other PDF.
 */
export function readPdf(pdf: Buffer): PdfRun[][] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map((page) => readSheet(page, objects));
}

type PdfObject = { head: string; stream: string };
type Objects = ReadonlyMap<string, PdfObject>;
type Matrix = readonly [number, number, number, number, number, number];
type Box = { left: number; top: number; right: number; bottom: number };
type Decode = (codes: string) => string;

/** Every object by number, with its stream decompressed. */
function objectsOf(pdf: Buffer): Objects {
  const source = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  const start = /(\d+) 0 obj\n/g;
  for (let found = start.exec(source); found; found = start.exec(source)) {
    const ends = source.indexOf('endobj', start.lastIndex);
    const stream = source.indexOf('stream\n', start.lastIndex);
    const hasStream = stream !== -1 && stream < ends;
    const head = source.slice(start.lastIndex, hasStream ? stream : ends);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = pdf.subarray(stream + 7, stream + 7 + length);
    objects.set(found[1] ?? '', {
      head,
      stream:
        hasStream && head.includes('/FlateDecode') && !head.includes('/Subtype /Image')
          ? inflateSync(bytes).toString('latin1')
          : '',
    });
    start.lastIndex = hasStream ? stream + 7 + length : ends;
  }
  return objects;
}

function readSheet({ head }: PdfObject, objects: Objects): PdfRun[] {
  const [width = 0, height = 0] = numbersIn(/\/MediaBox \[0 0 ([^\]]+)\]/.exec(head)?.[1]);
  const sheet = { left: 0, top: 0, right: width, bottom: height };
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '');
  if (!content) throw new Error('A sheet of the PDF has no content.');
  const runs: PdfRun[] = [];
  draw({ head, stream: content.stream }, [1, 0, 0, -1, 0, height], sheet, objects, runs);
  return runs;
}

/** Interprets the drawing operators of a sheet or form, and records the text. */
function draw(
  { head, stream }: PdfObject,
  matrix: Matrix,
  clip: Box,
  objects: Objects,
  runs: PdfRun[],
): void {
  const named = new Map(
    [...head.matchAll(/\/([A-Z]+\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, id] as const),
  );
  const stack: { matrix: Matrix; clip: Box }[] = [];
  let state = { matrix, clip };
  let font: { decode: Decode; size: number } = { decode: () => '', size: 0 };
  let text: Matrix = [1, 0, 0, 1, 0, 0];
  let path: [number, number][] = [];
  let cuts = false;
  let operands: string[] = [];
  const values = () => operands.map(Number);
  const point = (x = 0, y = 0) => path.push(place(state.matrix, x, y));
  for (const [token] of stream.matchAll(/<[0-9A-Fa-f]*>|\((?:\\.|[^\\)])*\)|[^\s<>()]+/g)) {
    if (!/^[A-Za-z*]+$/.test(token)) {
      operands.push(token);
      continue;
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values();
    if (token === 'q') stack.push(state);
    else if (token === 'Q') state = stack.pop() ?? state;
    else if (token === 'cm') state = { ...state, matrix: times([a, b, c, d, e, f], state.matrix) };
    else if (token === 're')
      for (const [x, y] of [
        [a, b],
        [a + c, b + d],
      ])
        point(x, y);
    else if (token === 'm' || token === 'l') point(a, b);
    else if (token === 'c')
      for (const [x, y] of [
        [a, b],
        [c, d],
        [e, f],
      ])
        point(x, y);
    else if (token === 'W' || token === 'W*') cuts = true;
    else if (/^(?:n|f\*?|[SBbs]\*?)$/.test(token)) {
      if (cuts) state = { ...state, clip: overlap(state.clip, boxAround(path)) };
      [path, cuts] = [[], false];
    } else if (token === 'Tf') {
      font = { decode: decoderOf(named.get(operands[0]?.slice(1)), objects), size: b };
    } else if (token === 'Tm') text = [a, b, c, d, e, f];
    else if (token === 'Td') text = times([1, 0, 0, 1, a, b], text);
    else if (token === 'Tj') {
      const at = times(text, state.matrix);
      const size = font.size * Math.hypot(at[2], at[3]);
      const [x, y] = [at[4], at[5]];
      const words = font.decode(operands[0] ?? '');
      if (isInside(state.clip, x + size / 10, y - size / 4)) {
        runs.push({ text: words, x, end: x + size / 2, y, size });
      }
    } else if (token === 'Do') {
      const part = objects.get(named.get(operands[0]?.slice(1)) ?? '');
      if (part?.head.includes('/Subtype /Form'))
        draw(part, state.matrix, state.clip, objects, runs);
    }
    operands = [];
  }
}

/** Decodes the codes of a font by its embedded table. */
function decoderOf(font: string | undefined, objects: Objects): Decode {
  const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font ?? '')?.head ?? '')?.[1];
  const map = objects.get(table ?? '')?.stream ?? '';
  const letters = new Map<number, string>();
  const part = (kind: string) =>
    [...map.matchAll(new RegExp(`begin${kind}\\n([\\s\\S]*?)end${kind}`, 'g'))].flatMap(
      ([, lines = '']) =>
        lines
          .trim()
          .split('\n')
          .map((line) => line.match(/[0-9A-Fa-f]+/g) ?? []),
    );
  for (const [code = '', letter = ''] of part('bfchar'))
    letters.set(parseInt(code, 16), utf16(letter));
  for (const [from = '', to = '', first = ''] of part('bfrange')) {
    for (let code = parseInt(from, 16); code <= parseInt(to, 16); code += 1) {
      letters.set(code, String.fromCodePoint(parseInt(first, 16) + code - parseInt(from, 16)));
    }
  }
  const digits = /begincodespacerange\n<([0-9A-F]+)>/.exec(map)?.[1]?.length ?? 4;
  return (codes) =>
    (codes.match(new RegExp(`[0-9A-Fa-f]{${digits}}`, 'g')) ?? [])
      .map((code) => letters.get(parseInt(code, 16)) ?? '')
      .join('');
}

function utf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');
}

function numbersIn(text = ''): number[] {
  return text.trim().split(/\s+/).map(Number);
}

function times(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [p, q, r, s, t, u] = other;
  return [
    a * p + b * r,
    a * q + b * s,
    c * p + d * r,
    c * q + d * s,
    e * p + f * r + t,
    e * q + f * s + u,
  ];
}

function place([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function boxAround(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function overlap(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function isInside({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
