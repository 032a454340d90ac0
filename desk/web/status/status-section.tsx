import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { checkOut } from '@site/delivery/host/check-out.ts';
import { damagedFiles } from '@site/delivery/host/damaged-files.ts';
import { treeFiles } from '@site/delivery/host/tree-files.ts';
import type { Stores } from '@site/delivery/stores.ts';
import { Note } from '@site/kit/ui/note.tsx';
import type { FastifyRequest } from 'fastify';
import { readMachineStatus } from '../../status/machine-status.ts';
import { readSiteStatus, type SiteStatus } from '../../status/site-status.ts';
import { BackTo, Heading } from '../page/heading.tsx';
import type { DeskSection } from '../section.ts';
import { StatusOverview } from './status-overview.tsx';

/** What the status is read from. */
export type StatusContext = {
  stores: Stores;
  /** What visitors sent and browsers told; open, and migrated. */
  database: DatabaseHandle;
  /** Where hosts are reached from here, such as `http://10.0.0.2:8080`; none when nobody has said so. */
  hosts: readonly string[];
};

const config = { access: 'read-status' } as const;

/** How the site and its machines are, for whoever looks after them. */
export function statusSection({ stores, database, hosts }: StatusContext): DeskSection {
  async function readSite(request: FastifyRequest): Promise<SiteStatus | null> {
    try {
      return await readSiteStatus(stores.registry, database);
    } catch (error) {
      request.log.error(errorFacts(error), 'the status could not be read');
      return null;
    }
  }

  return {
    path: '/status',
    title: 'Status',
    icon: 'chart',
    action: 'read-status',
    routes(app, desk) {
      app.get('/status', { config }, async (request, reply) => {
        const machines = await readMachineStatus(stores, database, hosts);
        const shown = { status: await readSite(request), machines, now: new Date(Date.now()) };
        return desk.show(request, reply, {
          title: 'Status',
          body: <StatusOverview {...shown} />,
        });
      });

      app.get('/status/files', { config }, async (request, reply) => {
        const { version } = await stores.registry.live();
        if (!version) return desk.notFound(request, reply);
        const files = await treeFiles(stores, version);
        const damaged = await damagedFiles(await checkOut(stores, version, []), files);
        return desk.show(request, reply, {
          title: 'Files',
          body: <FileCheck count={files.size} damaged={damaged} />,
        });
      });
    },
  };
}

/** What a check of the files of the live version has found. */
function FileCheck({ count, damaged }: { count: number; damaged: readonly string[] }) {
  return (
    <>
      <BackTo href="/status">Status</BackTo>
      <Heading lead="Every file of the live version was read and compared with what it must hold.">
        Files
      </Heading>
      {damaged.length === 0 ? (
        <Note icon="check" tone="teal">
          All {count.toLocaleString('en-IN')} files are what they must be.
        </Note>
      ) : (
        <Note as="div" icon="alert" tone="coral">
          <p className="font-semibold text-ink">
            These files are damaged. Run <code>npx site verify</code> on this machine: it mends what
            can be made again and says what else to do.
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
