import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { createMigratedSqlite } from '@site/api/testing/migrated-database.ts';
import { openRegistry } from '@site/delivery/registry/open-registry.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { openTestDatabase } from '@site/delivery/testing/open-test-database.ts';
import type { FastifyInstance } from 'fastify';
import { createSignInLink } from '../web/accounts/tokens.ts';
import { type User, userStore } from '../web/accounts/users.ts';
import { createDeskServer } from '../web/create-desk-server.ts';
import { addPages, type DeskPagesOptions } from '../web/desk-pages.tsx';
import { TOKEN_FIELD } from '../web/page/desk-form.tsx';
import { peopleSection } from '../web/people/people-section.tsx';
import type { Role } from '../web/role.ts';
import type { DeskSection } from '../web/section.ts';

/** A response of the desk. */
export type DeskAnswer = {
  status: number;
  body: string;
  location: string | undefined;
  headers: Record<string, unknown>;
};

type Fields = Readonly<Record<string, string | readonly string[] | File>>;

/** A browser at a desk, with its cookies. */
export type TestBrowser = {
  get: (url: string, headers?: Readonly<Record<string, string>>) => Promise<DeskAnswer>;
  /**
   * Submits a form as the last opened page would: with its token and the mark of the text it shows, from this site, and
   * as multipart if it has files.
   */
  post: (
    url: string,
    fields?: Fields,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<DeskAnswer>;
  cookies: Map<string, string>;
};

/** A desk for tests, without a port. */
export type TestDesk = {
  server: FastifyInstance;
  registry: Registry;
  database: DatabaseHandle;
  /** The desk's log, by line. */
  log: string[];
  newBrowser: () => TestBrowser;
  addUser: (name: string, ...roles: readonly Role[]) => Promise<User>;
  /** A browser with a signed-in person in these roles. */
  signIn: (...roles: readonly Role[]) => Promise<TestBrowser & { user: User }>;
  close: () => Promise<void>;
};

const HOST = 'desk.pebble.example';

/** Opens a desk in a temporary folder. `sectionsOn` adds sections besides that of people. */
export async function openTestDesk(
  sectionsOn: (stores: {
    registry: Registry;
    database: DatabaseHandle;
  }) => readonly DeskSection[] = () => [],
  options: Partial<DeskPagesOptions> = {},
): Promise<TestDesk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
  const { registry = await openRegistry(folder, { dialect: 'sqlite', file: '' }) } = options;
  await createMigratedSqlite(path.join(folder, 'site.sqlite'));
  const database = await openTestDatabase(folder);
  const log: string[] = [];
  const origin = `https://${HOST}`;
  const logger = createServerLogger({ write: (line) => void log.push(line) });
  const server = await createDeskServer({ logger, trustedProxies: 0, origin }, (root) =>
    addPages(root, {
      registry,
      origin,
      product: async () => 'Pebble',
      sections: [
        ...sectionsOn({ registry, database }),
        peopleSection({ registry, database, origin, mailLink: options.mailLink }),
      ],
      ...options,
    }),
  );

  function newBrowser(): TestBrowser {
    const cookies = new Map<string, string>();
    let token = '';
    let seen = '';
    const send = async (
      method: 'GET' | 'POST',
      url: string,
      headers: Readonly<Record<string, string>>,
      payload?: string | Buffer,
    ): Promise<DeskAnswer> => {
      const answer = await server.inject({
        method,
        url,
        headers: {
          host: HOST,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(payload !== undefined && { payload }),
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (value === '' || maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      const [, found] = new RegExp(`name="${TOKEN_FIELD}" value="([^"]+)"`).exec(answer.body) ?? [];
      token = found ?? token;
      seen = / name="seen" value="([^"]+)"/.exec(answer.body)?.[1] ?? seen;
      const { location } = answer.headers;
      return {
        status: answer.statusCode,
        // Omits its long stylesheet, which tests do not look at.
        body: answer.body.replace(/<style>.*<\/style>/s, ''),
        location,
        headers: answer.headers,
      };
    };
    return {
      cookies,
      get: (url, headers = {}) => send('GET', url, headers),
      async post(url, fields = {}, headers = {}) {
        const hasFiles = Object.values(fields).some((value) => value instanceof File);
        const form = hasFiles ? new FormData() : new URLSearchParams();
        if (token !== '') form.set(TOKEN_FIELD, token);
        if (seen !== '') form.set('seen', seen);
        for (const [name, value] of Object.entries(fields)) {
          form.delete(name);
          for (const each of [value].flat()) {
            if (typeof each === 'string') form.append(name, each);
            else if (form instanceof FormData) form.append(name, each);
          }
        }
        const encoded = new Response(form);
        const type = { 'content-type': encoded.headers.get('content-type') ?? '' };
        const from = { origin, 'sec-fetch-site': 'same-origin' };
        const bytes = Buffer.from(await encoded.arrayBuffer());
        return send('POST', url, { ...type, ...from, ...headers }, bytes);
      },
    };
  }

  async function addUser(name: string, ...roles: readonly Role[]): Promise<User> {
    const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@pebble.example`;
    const added = await userStore(registry).add({ name, email, roles: [...roles] }, 'a test');
    if (added.kind === 'taken') throw new Error(`There is a ${name} already.`);
    return added.user;
  }

  let count = 0;
  return {
    server,
    registry,
    database,
    log,
    newBrowser,
    addUser,
    async signIn(...roles) {
      count += 1;
      const user = await addUser(`Person ${count}`, ...roles);
      const browser = newBrowser();
      const { url } = await createSignInLink(registry, user, { origin, by: 'a test' });
      const { searchParams } = new URL(url);
      const token = searchParams.get('token') ?? '';
      await browser.post('/sign-in/link', { token });
      await browser.get('/account');
      return { ...browser, user };
    },
    async close() {
      await server.close();
      await database.close();
      await registry.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
