import { useEffect } from 'react';
import { everyForm } from '../content/every-form.ts';

/** Says in the tab's title that there are mistakes, for as long as `wrong` and the form are there. */
export function useErrorTitle(setTitlePrefix: (prefix: string) => void, wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return undefined;
    setTitlePrefix(everyForm.errorTitlePrefix);
    return () => setTitlePrefix('');
  }, [wrong, setTitlePrefix]);
}
