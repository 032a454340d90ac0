import { ship } from '../ship/ship.ts';
import { openStores } from '../stores.ts';

/** For tests: a program that promotes releases of mfe-blog one after another until it is killed. */
const [dataDir = '', ...ids] = process.argv.slice(2);
const stores = await openStores(dataDir, { dialect: 'sqlite', file: '' });
process.send?.('shipping');
while (true) {
  for (const id of ids) await ship(stores, { parts: [{ name: 'mfe-blog', id }] });
}
