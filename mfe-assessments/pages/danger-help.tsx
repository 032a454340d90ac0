import { Note } from '@site/kit/ui/note.tsx';
import { dangerHelp } from '../content/danger-help.ts';

/** Directs a parent whose child is in danger away from the questionnaires, to what to do now. */
export function DangerHelp() {
  return (
    <Note icon="alert">
      {dangerHelp.text} <a href={dangerHelp.href}>{dangerHelp.link}</a>
    </Note>
  );
}
