import { diffArrays } from 'diff';

/** A stretch of two texts: common, or replaced. */
export type WordPlace =
  | { kind: 'same'; words: string }
  | { kind: 'other'; gone: string; come: string };

/**
 * Segments every script into words, and keeps numbers such as `0.5` whole, because half a number means something else.
 */
const words = new Intl.Segmenter('en-IN', { granularity: 'word' });

/** Compares two texts word by word. Merges changes separated by whitespace only. */
export function wordPlaces(before: string, after: string): readonly WordPlace[] {
  const places: WordPlace[] = [];
  let gone = '';
  let come = '';
  const endPlace = () => {
    if (gone.trim() !== come.trim()) places.push({ kind: 'other', gone, come });
    else if (come !== '') places.push({ kind: 'same', words: come });
    gone = '';
    come = '';
  };
  for (const { added, removed, value } of diffArrays(wordsIn(before), wordsIn(after))) {
    const text = value.join('');
    const isCommon = !added && !removed;
    if (isCommon && text.trim() !== '') {
      endPlace();
      places.push({ kind: 'same', words: text });
      continue;
    }
    if (!added) gone += text;
    if (!removed) come += text;
  }
  endPlace();
  return places;
}

function wordsIn(text: string): string[] {
  return [...words.segment(text)].map(({ segment }) => segment);
}
