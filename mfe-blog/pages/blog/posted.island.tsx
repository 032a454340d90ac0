import { useSyncExternalStore } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { blogWords } from '../../content/blog-words.ts';
import { longPostDate, machinePostDate, parsePostDate, relativePostDate } from './post-date.ts';

const noSubscription = () => () => {};

type Props = {
  /** The date in the format of the post's data. */
  updatedAt: string;
};

/** Shows when a post was edited: the full date in HTML, and the relative time once live. */
export const posted = defineIsland<Props>('posted', Posted);

function Posted({ updatedAt }: Props) {
  const date = parsePostDate(updatedAt);
  const inFull = date ? longPostDate(date) : updatedAt;
  const shown = useSyncExternalStore(
    noSubscription,
    () => (date ? relativePostDate(date, new Date()) : updatedAt),
    () => inFull,
  );
  if (!date) {
    return <span>{`${blogWords('posted')} ${updatedAt}`}</span>;
  }
  return (
    <span>
      <span>{blogWords('posted')}</span>{' '}
      <time dateTime={machinePostDate(date)} title={inFull}>
        {shown}
      </time>
    </span>
  );
}
