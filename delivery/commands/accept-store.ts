import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { makePrivateFolder } from '@site/api/database/private-folder.ts';
import { parseDeliveryConfig } from '../config.ts';
import { openRegistry } from '../registry/open-registry.ts';
import { noMoreArguments } from './part-argument.ts';
import { runCommand, UsageError } from './run-command.ts';
import { apiConfig } from './open-site-stores.ts';

await runCommand({
  help: `npm run accept-store -- forms
       npm run accept-store -- registry

Takes the forms database or the registry as it is, although it is empty and was not before, or comes from another
installation. Programs do not start beside such a store, because it was probably lost: look for a backup first
(api/README.md). An accepted empty store is created, and what it held is gone. After accepting an empty registry, run
npm start, or release and promote every section.

  DATA_DIR, DATABASE_URL as for npm start`,
  async run({ positionals: [store, ...rest] }) {
    noMoreArguments(rest);
    const { dataDir } = parseDeliveryConfig(process.env);
    const { database } = apiConfig();
    makePrivateFolder(dataDir);
    if (store === 'registry') {
      const registry = await openRegistry(dataDir, database, { isAccepted: true });
      await registry.close();
    } else if (store === 'forms') {
      const handle = await openDatabase(database);
      try {
        await migrateDatabase(handle, { isAccepted: true });
      } finally {
        await handle.close();
      }
    } else {
      throw new UsageError('Say which store: forms or registry.');
    }
    console.log(`The ${store === 'forms' ? 'forms database' : 'registry'} is accepted as it is.`);
  },
});
