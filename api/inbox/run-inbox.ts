import type { ContactStore, StoredMessage } from '../submissions/contact-store.ts';
import { csvLine } from './csv.ts';
import { messageTable } from './message-table.ts';
import type { InboxRequest } from './parse-inbox-arguments.ts';

/** How many rows are held in memory at a time while exporting. */
const PAGE_SIZE = 500;

/** Without this mark Excel reads UTF-8 as another encoding and spoils names in Indian scripts. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Takes text, a piece at a time. */
export type Sink = (text: string) => Promise<void> | void;

/** Prints the newest messages as a table. Throws when the database does not answer. */
export async function listMessages(
  store: ContactStore,
  request: Extract<InboxRequest, { kind: 'list' }>,
  write: Sink,
): Promise<void> {
  const messages = await readPage(store, { limit: request.limit });
  await write(messages.length === 0 ? 'No messages yet.\n' : messageTable(messages));
}

/** Writes every message as CSV, newest first, and gives their number. Throws when the database does not answer. */
export async function exportMessages(store: ContactStore, write: Sink): Promise<number> {
  await write(BYTE_ORDER_MARK + csvLine(['received', 'name', 'phone', 'email', 'message', 'id']));
  const exportAfter = async (before: string | undefined, done: number): Promise<number> => {
    const messages = await readPage(store, { limit: PAGE_SIZE, before });
    if (messages.length > 0) await write(messages.map(toCsv).join(''));
    const last = messages.at(-1);
    const count = done + messages.length;
    return last === undefined || messages.length < PAGE_SIZE ? count : exportAfter(last.id, count);
  };
  return exportAfter(undefined, 0);
}

async function readPage(
  store: ContactStore,
  page: { limit: number; before?: string | undefined },
): Promise<readonly StoredMessage[]> {
  const result = await store.list(page);
  if (result.kind === 'unavailable') {
    throw new Error('The database did not answer.', { cause: result.error });
  }
  return result.messages;
}

function toCsv({ receivedAt, name, phone, email, message, id }: StoredMessage): string {
  return csvLine([new Date(receivedAt).toISOString(), name, phone ?? '', email, message, id]);
}
