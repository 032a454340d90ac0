import { Fragment } from 'react';
import type { DangerAnswer } from '../safety/danger-answers.ts';
import { Note } from './note.tsx';

type DangerNoteProps = {
  answer: DangerAnswer;
  tone?: 'coral';
};

/** What to do in a danger and whom to call, in a parent's language. */
export function DangerNote({ answer, tone }: DangerNoteProps) {
  const { language, action, call, helplines, steps, page } = answer;
  const [before = '', after = ''] = call.split('{numbers}');
  return (
    <Note icon="alert" {...(tone && { tone })}>
      <span lang={language}>
        <b>{action}</b> <span>{before}</span>
        {helplines.map((number, index) => (
          <Fragment key={number}>
            {index > 0 && <span>, </span>}
            <a href={`tel:${number}`}>{number}</a>
          </Fragment>
        ))}
        <span>{after}</span> <a href={page}>{steps}</a>
      </span>
    </Note>
  );
}
