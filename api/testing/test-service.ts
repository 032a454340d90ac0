import type { DestinationStream } from 'pino';
import type { DatabaseConfig } from '../config.ts';
import { createServer, type ApiServer } from '../create-server.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { openDatabase } from '../database/open-database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import type { FormPages } from '../http/form-pages.ts';
import { createServerLogger } from '../logging.ts';
import type { MessageRateLimit } from '../server.ts';

/** The whole service on a database of its own. */
export type TestService = ApiServer & {
  /** Every stored message, read past the service, oldest first. */
  rows: () => Promise<readonly ContactMessageRow[]>;
  /** Works on the database past the service. */
  withDatabase: <Result>(work: (database: DatabaseHandle) => Promise<Result>) => Promise<Result>;
  /** Everything logged so far. */
  log: () => string;
};

const site = {
  product: { name: 'Tulsi & Co', slug: 'tulsi', legalName: 'Tulsi', tagline: 'Well' },
  contact: {
    phone: '080 5550 0199',
    phoneLink: 'tel:+918055500199',
    email: 'hello@tulsi.example',
    hours: 'Mon-Sat',
    opensAt: '10:30',
    closesAt: '20:00',
    replyWithinHours: 48,
    address: {
      lines: ['1 Road'],
      city: 'Bengaluru',
      state: 'Karnataka',
      postalCode: '560038',
      countryCode: 'IN',
    },
  },
} as const;

/** Starts the service on `database`; its rate limit is out of the way unless one is given. */
export async function startTestService(
  database: DatabaseConfig,
  options: { formPages?: FormPages; rateLimit?: MessageRateLimit } = {},
): Promise<TestService> {
  const logged: string[] = [];
  const destination: DestinationStream = { write: (line) => void logged.push(line) };
  const server = await createServer(
    { database, host: '127.0.0.1', port: 0, trustedProxies: 1 },
    {
      site: {
        ...site,
        contact: { ...site.contact, address: { ...site.contact.address, lines: ['1 Road'] } },
      },
      logger: createServerLogger(destination),
      rateLimit: { max: 100_000, windowMs: 60_000 },
      ...options,
    },
  );
  const withDatabase: TestService['withDatabase'] = async (work) => {
    const handle = await openDatabase(database);
    try {
      return await work(handle);
    } finally {
      await handle.close();
    }
  };
  return {
    ...server,
    withDatabase,
    rows: () =>
      withDatabase(({ db }) =>
        db.selectFrom('contact_messages').selectAll().orderBy('id').execute(),
      ),
    log: () => logged.join(''),
  };
}
