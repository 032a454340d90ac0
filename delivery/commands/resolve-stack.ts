import { text } from 'node:stream/consumers';
import { parseDeliveryConfig } from '../config.ts';
import { resolveStack } from '../releases/resolve-stack.ts';
import { openSiteStores } from './open-site-stores.ts';

/** Prints the stack trace from standard input with source positions, using the source maps of releases. */
export async function printResolved(): Promise<void> {
  const stack = await text(process.stdin);
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  process.stdout.write(await resolveStack(stores, stack));
}
