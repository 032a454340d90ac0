import { safetyAdvice } from '@site/kit/safety/safety.ts';
import { Note } from '@site/kit/ui/note.tsx';
import { dangerHelpWords as words } from '../content/page-words.ts';

/**
 * Directs a parent whose child is in danger away from the questionnaires, to the advice on suicide and self-harm. Only
 * that page says how soon to act, so that the two texts can't contradict each other.
 */
export function DangerHelp() {
  return (
    <Note icon="alert">
      {words('text')} <a href={safetyAdvice['suicide-and-self-harm'].whole}>{words('link')}</a>
    </Note>
  );
}
