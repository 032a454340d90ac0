import { text } from 'node:stream/consumers';
import { parseDeliveryConfig } from '../config.ts';
import { resolveStack } from '../releases/resolve-stack.ts';
import { openSiteStores } from './open-site-stores.ts';

/** Prints the stack of standard input with positions in scripts replaced by positions in the source of their releases. */
export async function printResolved(): Promise<void> {
  const stack = await text(process.stdin);
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  process.stdout.write(await resolveStack(stores, stack));
}
