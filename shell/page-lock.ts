import { PAGE_LOCK_ID, pageLockSchema, type PageLock } from '@site/kit/remote/registry.ts';
import * as v from 'valibot';

/** Reads what the page says about the releases it was composed from. Throws when the page was tampered with. */
export function readPageLock(document: Document): PageLock {
  const text = document.getElementById(PAGE_LOCK_ID)?.textContent ?? '';
  return v.parse(pageLockSchema, JSON.parse(text));
}
