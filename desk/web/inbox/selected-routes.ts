import { createHandlingStore } from '@site/api/submissions/handling.ts';
import type { User } from '../accounts/users.ts';
import type { Undo } from '../page/flash.ts';
import { SELECTED } from '../page/list-table.tsx';
import type { Routes } from '../page/routes.tsx';
import type { InboxContext } from './inbox-context.ts';

/** Maximum number of rows of one action: a page of the list. */
const MAX_SELECTED = 50;

/** Reopens what an action has closed. */
export function reopening(ids: readonly string[]): Undo {
  return { to: '/inbox/selected/reopen', selected: ids.join(' ') };
}

/** Registers what the front desk does with several submissions at once, except those that a colleague was faster with. */
export function selectedRoutes(on: Routes, { database }: InboxContext): void {
  const handling = createHandlingStore(database);

  /** Registers an action on the selected rows of the list, which returns the ids that it changed. */
  function selectedAction(
    action: string,
    { what, past, canUndo = false }: { what: string; past: string; canUndo?: boolean },
    change: (ids: readonly string[], me: User) => Promise<readonly string[]>,
  ): void {
    on.action(`/inbox/selected/${action}`, {
      async run({ me, values }) {
        const ids = values(SELECTED)
          .flatMap((each) => each.split(' '))
          .slice(0, MAX_SELECTED);
        if (ids.length === 0) return { to: '/inbox', wrong: 'Select at least one message.' };
        const changed = await change(ids, me);
        const left = ids.length - changed.length;
        const unchanged = left === 0 ? '' : ` ${left} could not be changed.`;
        return {
          to: '/inbox',
          done: `${changed.length} ${past}.${unchanged}`,
          undo: canUndo && changed.length > 0 ? reopening(changed) : undefined,
          ...(changed.length > 0 && { note: { what, details: changed, sections: ['inbox'] } }),
        };
      },
    });
  }
  selectedAction(
    'answered',
    { what: 'mark as answered', past: 'marked as answered', canUndo: true },
    (ids, me) => handling.closeOpen(ids, me.name, 'done'),
  );
  selectedAction(
    'not-for-us',
    { what: 'close as not for us', past: 'closed as not for us', canUndo: true },
    (ids, me) => handling.closeOpen(ids, me.name, 'unwanted'),
  );
  selectedAction('reopen', { what: 'reopen', past: 'reopened' }, (ids, me) =>
    handling.reopenClosed(ids, me.name),
  );
  selectedAction('assign', { what: 'assign to themselves', past: 'assigned to you' }, (ids, me) =>
    handling.assignFree(ids, me.id),
  );
}
