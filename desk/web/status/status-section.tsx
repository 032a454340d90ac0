import { PassThrough, Readable } from 'node:stream';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { indianDay } from '@site/api/indian-time.ts';
import { createClockGuard } from '@site/api/jobs/clock-guard.ts';
import { writeBackup } from '@site/delivery/backup/write-backup.ts';
import { linkedFolder, readTree } from '@site/delivery/host/served-tree.ts';
import { damagedFiles } from '@site/delivery/promotion/repair-version.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { Note } from '@site/kit/ui/note.tsx';
import type { FastifyRequest } from 'fastify';
import { readMachineStatus } from '../../status/machine-status.ts';
import { readSiteStatus, type SiteStatus } from '../../status/site-status.ts';
import { takeTurns } from '../../delivery/take-turns.ts';
import { whoIs } from '../accounts/users.ts';
import { CANNOT_TELL } from '../approvals/reviewed-words.ts';
import { BackTo, Heading } from '../page/heading.tsx';
import { may } from '../role.ts';
import { routesFor } from '../page/routes.tsx';
import type { DeskSection } from '../section.ts';
import { StatusOverview } from './status-overview.tsx';

/** Dependencies of the status section. */
export type StatusContext = {
  stores: Stores;
  /** The visitors' database, migrated. */
  database: DatabaseHandle;
  /** Internal URLs of the hosts, such as `http://10.0.0.2:8080`. */
  hosts: readonly string[];
};

/** Health of the site and its machines. */
export function statusSection({ stores, database, hosts }: StatusContext): DeskSection {
  async function readSite(request: FastifyRequest): Promise<SiteStatus | null> {
    try {
      return await readSiteStatus(stores.registry, database);
    } catch (error) {
      request.log.error(errorFacts(error), 'could not read the status');
      return null;
    }
  }

  return {
    path: '/status',
    title: 'Status',
    icon: 'chart',
    action: 'read-status',
    routes(app, desk) {
      const on = routesFor(app, desk, 'read-status');
      on.page('/status', {
        async show({ me, request }) {
          const shown = {
            machines: await readMachineStatus(stores, database, hosts),
            status: await readSite(request),
            now: new Date(Date.now()),
            mayConfirm: may(me, 'confirm-clock'),
            mayBackUp: may(me, 'make-backup'),
          };
          const body = (
            <>
              {!desk.tellsPeopleApart && may(me, 'manage-people') && (
                <Note icon="alert" className="mb-6">
                  {CANNOT_TELL}
                </Note>
              )}
              <StatusOverview {...shown} />
            </>
          );
          return { title: 'Status', body };
        },
      });

      on.action('/status/clock', {
        access: 'confirm-clock',
        async run() {
          const guard = createClockGuard(database, 'retention');
          const reason = await guard.heldReason();
          if (reason !== null) await guard.confirm();
          return {
            to: '/status',
            done: 'Confirmed. The next run, within an hour, deletes everything due.',
            note: {
              what: 'confirm the clock for retention',
              details: reason === null ? [] : [reason],
              sections: [],
            },
          };
        },
      });

      const inTurn = takeTurns(1);
      /** Ends once the audit entry is stored. A failure breaks off the download. */
      async function* backupBy(who: string) {
        const output = new PassThrough();
        const writing = inTurn(() => writeBackup(stores, database, { output, who }));
        writing.catch((error: unknown) => output.destroy(new Error('no backup', { cause: error })));
        yield* output;
        await writing;
      }
      on.action('/status/backup', {
        access: 'make-backup',
        run: async ({ me }) => ({
          send: Readable.from(backupBy(whoIs(me))),
          type: 'application/gzip',
          headers: {
            'content-disposition': `attachment; filename="backup-${indianDay(Date.now())}.tar.gz"`,
          },
          note: { what: 'download a backup', details: [], sections: [] },
        }),
      });

      on.page('/status/files', {
        find: () => linkedFolder(stores.dataDir, 'live'),
        async show({ of }) {
          const tree = readTree(of);
          const damaged = await damagedFiles(tree);
          return {
            title: 'Files',
            body: <FileCheck count={tree.files.size} damaged={damaged} />,
          };
        },
      });
    },
  };
}

/** Result of verifying the files of the live version. */
function FileCheck({ count, damaged }: { count: number; damaged: readonly string[] }) {
  return (
    <>
      <BackTo href="/status">Status</BackTo>
      <Heading lead="Compares every file of the live version with its hash.">Files</Heading>
      {damaged.length === 0 ? (
        <Note icon="check" tone="teal">
          All {count.toLocaleString('en-IN')} files are intact.
        </Note>
      ) : (
        <Note as="div" icon="alert" tone="coral">
          <p className="font-semibold text-ink">
            These files are damaged. Run <code>npx site verify</code> on this machine to repair
            them.
          </p>
          <ul className="list-disc ps-5">
            {damaged.map((file) => (
              <li key={file} className="wrap-anywhere">
                {file}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
