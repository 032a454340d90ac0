import type { SideOfLife } from './condition-schema.ts';
import type { Cited } from './medical-text-schema.ts';

/**
 * A letter that a parent may copy, to ask a school for help in class and in exams. `aboutTheChild` is
 * what differs between conditions: what is hard, who confirmed it, what the law asks and which changes
 * the child needs.
 */
export function letterToSchool(aboutTheChild: readonly Cited[]): SideOfLife {
  return {
    heading: 'A letter to the school that you may copy',
    letter: true,
    intro: {
      text: 'Replace the words in square brackets. Hand in two copies, and have the school stamp and date the one you keep.',
    },
    items: [
      { text: 'To the Principal, [name and address of the school]. Date: [today’s date].' },
      { text: 'Subject: Help in class and in exams for [your child’s name], [class and section].' },
      {
        text: 'Dear Principal, I am the [mother, father or guardian] of [your child’s name], admission number [number].',
      },
      ...aboutTheChild,
      {
        text: 'For the board exam, please tell me three things by [date]. When does the school send in the names? Which papers are needed? Who will look after this?',
      },
      { text: 'May we meet in the week of [date]? Please reply in writing.' },
      { text: 'Thank you. [Your name, phone number and signature.] Enclosed: [list of copies].' },
    ],
  };
}
