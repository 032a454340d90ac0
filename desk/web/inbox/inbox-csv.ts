import {
  BYTE_ORDER_MARK,
  csvCells,
  csvColumns,
  csvLine,
} from '@site/api/submissions/submission-csv.ts';
import type { Submission } from '@site/api/submissions/submission.ts';
import { indianIso } from '@site/api/indian-time.ts';
import type { User } from '../accounts/users.ts';
import { assigneeName } from './inbox-list.tsx';
import { endOf } from './inbox-view.ts';

/** The first line of a spreadsheet of submissions. */
export const csvHead =
  BYTE_ORDER_MARK + csvLine([...csvColumns, 'assigned to', 'state', 'closed', 'closed by']);

/** The lines of submissions. Times are India’s. */
export function csvBody(
  items: readonly Submission[],
  { people, hasWebhook }: { people: readonly User[]; hasWebhook: boolean },
): string {
  const lines = items.map((item) => {
    const { assignedTo } = item.handling;
    const { state, at, by } = endOf(item);
    return csvLine([
      ...csvCells(item, hasWebhook),
      assignedTo === null ? '' : assigneeName(assignedTo, people),
      state,
      at === null ? '' : indianIso(at),
      by,
    ]);
  });
  return lines.join('');
}
