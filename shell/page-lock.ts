import { PAGE_LOCK_ID, parsePageLock, type PageLock } from '@site/kit/remote/registry.ts';

/** Reads what the page says about the releases it was composed from. Throws when the page was tampered with. */
export function readPageLock(document: Document): PageLock {
  const text = document.getElementById(PAGE_LOCK_ID)?.textContent ?? '';
  return parsePageLock(JSON.parse(text));
}
