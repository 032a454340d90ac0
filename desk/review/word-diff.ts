import { diffArrays } from 'diff';

/** A stretch of two texts: common, or replaced. */
export type WordSpan =
  | { kind: 'same'; words: string }
  | { kind: 'changed'; removed: string; added: string };

/**
 * Segments every script into words, and keeps numbers such as `0.5` whole, because half a number means something else.
 */
const words = new Intl.Segmenter('en-IN', { granularity: 'word' });

/** Compares two texts word by word. Merges changes separated by whitespace only. */
export function wordDiff(before: string, after: string): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  let removed = '';
  let added = '';
  const endSpan = () => {
    if (removed.trim() !== added.trim()) spans.push({ kind: 'changed', removed, added });
    else if (added !== '') spans.push({ kind: 'same', words: added });
    removed = '';
    added = '';
  };
  for (const part of diffArrays(wordsIn(before), wordsIn(after))) {
    const text = part.value.join('');
    const isCommon = !part.added && !part.removed;
    if (isCommon && text.trim() !== '') {
      endSpan();
      spans.push({ kind: 'same', words: text });
      continue;
    }
    if (!part.added) removed += text;
    if (!part.removed) added += text;
  }
  endSpan();
  return spans;
}

function wordsIn(text: string): string[] {
  return [...words.segment(text)].map(({ segment }) => segment);
}
