import { Note } from '@site/kit/ui/note.tsx';

/**
 * Shown beside every link to a questionnaire about behaviour, feelings or learning: a child in danger needs help first.
 * Only the linked page says how soon to act, so that the two texts can't contradict each other. That is the depression
 * page, which has the suicide and self-harm card below "When to get help".
 */
export const dangerHelp = {
  text: 'Does your child talk about suicide, or have they hurt themselves? Stay with them, and get help before any questionnaire.',
  link: 'What to do now',
  href: '/assessments/behavioral/depression#help',
} as const;

/** Directs a parent whose child is in danger away from the questionnaires, to the advice on what to do now. */
export function DangerHelp() {
  return (
    <Note icon="alert">
      {dangerHelp.text} <a href={dangerHelp.href}>{dangerHelp.link}</a>
    </Note>
  );
}
