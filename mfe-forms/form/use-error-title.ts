import { contentOf } from '@site/kit/content/content-of.ts';
import { useEffect } from 'react';
import type { EveryFormWords } from '../content/words-schema.ts';
import everyForm from '../content/every-form.yaml';

const words = contentOf<EveryFormWords>(everyForm);

/** Says in the tab's title that there are mistakes, for as long as `wrong` and the form are there. */
export function useErrorTitle(setTitlePrefix: (prefix: string) => void, wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return undefined;
    setTitlePrefix(words.errorTitlePrefix);
    return () => setTitlePrefix('');
  }, [wrong, setTitlePrefix]);
}
