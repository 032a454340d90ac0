import { picture } from '../assets.ts';
import type { FormAnswers } from './words-schema.ts';

type Answer = FormAnswers['sent'];

/** What differs from form to form on the pages that say that something went wrong. */
type About = Pick<Answer, 'head' | 'heading'> & {
  /** The state of things, in a sentence. */
  state: string;
  /** What stays in the form when the visitor goes back. */
  kept: string;
  /** A link to the form. */
  again: Answer['links'][number];
  /** The name of a picture in `assets/`, without its ending. */
  scene: string;
};

/** The page that says that a form could not be taken. */
export function notSentAnswer({
  head,
  heading,
  state,
  kept,
  again,
  scene,
}: About): FormAnswers['notSent'] {
  return {
    head,
    heading,
    paragraphs: [
      [state],
      [goBack(kept)],
      [
        'If it fails again, call ',
        { kind: 'phone' },
        ', {hours}. You can also write to ',
        { kind: 'email' },
        '.',
      ],
    ],
    links: [again],
    picture: picture(`${scene}.svg`),
  };
}

/** The page that says that something in a form is missing or wrong; `mend` says how to go on. */
export function checkAnswer({
  head,
  state,
  kept,
  again,
  scene,
  mend,
}: Omit<About, 'heading'> & { mend: string }): FormAnswers['check'] {
  return {
    head,
    heading: 'There is a problem',
    paragraphs: [[state], [goBack(kept)], [mend]],
    mistakes: 'Please check:',
    links: [again],
    picture: picture(`${scene}.svg`),
  };
}

function goBack(kept: string): string {
  return `Go back with your browser’s Back button. ${kept} should still be in the form.`;
}
