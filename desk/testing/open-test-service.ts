import { createHash } from 'node:crypto';
import { createServerLogger } from '@site/api/logging.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, InjectOptions } from 'fastify';
import * as v from 'valibot';
import { HOUR_MS } from '@site/kit/durations.ts';
import type { Rights } from '../access/rights.ts';
import { parsePreviewAddress, type PreviewAddress } from '@site/delivery/preview-address.ts';
import type { Release } from '@site/delivery/releases/release.ts';
import { packRelease } from '@site/delivery/releases/release-archive.ts';
import { addDeliveryApi, type DeliveryApiOptions } from '../delivery/delivery-api.ts';
import { createDeskServer } from '../web/create-desk-server.ts';
import {
  describe,
  type FakeRelease,
  filesOf,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { keyStore } from '../access/key-store.ts';

/** The preview addresses of a test service. */
export const testPreviews = previewsAt('https://preview-*.pebble.example');

/** A response of the service. */
type ServiceAnswer = { status: number; headers: Record<string, unknown>; body: unknown };

/** A delivery service over a test site, whose every response is validated against its OpenAPI document. */
export type TestService = {
  site: TestSite;
  server: FastifyInstance;
  /** The service's log, by line. */
  log: string[];
  /** Adds a key, owned by the person of its name by default, and returns its text. */
  keyFor: (
    name: string,
    rights: Rights & { person?: string },
    expiresInMs?: number,
  ) => Promise<string>;
  /** Calls the service. Throws if its OpenAPI document does not allow the response. */
  call: (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    given?: { key?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<ServiceAnswer>;
  /** Uploads a release as a team does. */
  upload: (key: string, fake: FakeRelease) => Promise<{ id: string }>;
  close: () => Promise<void>;
};

/** For tests: a delivery service without a port. */
export async function openTestService({
  trustedProxies = 0,
  ...options
}: Partial<DeliveryApiOptions> & { trustedProxies?: number } = {}): Promise<TestService> {
  const site = await openTestSite();
  const log: string[] = [];
  const logger = createServerLogger({ write: (line) => void log.push(line) });
  const server = await createDeskServer(
    { logger, trustedProxies, origin: 'https://desk.pebble.example' },
    (root) =>
      addDeliveryApi(root, {
        stores: site.stores,
        takePosts: async () => {
          throw new Error('A test site has no posts.');
        },
        takePost: async () => {
          throw new Error('A test site has no posts.');
        },
        previewAddress: testPreviews,
        // Most tests fail on purpose, more often than the limit allows.
        failureLimit: { max: 10_000, windowMs: HOUR_MS },
        ...options,
      }),
  );
  const matches = await answersOf(server);

  const call: TestService['call'] = async (method, url, { key, body, headers } = {}) => {
    const isBytes = Buffer.isBuffer(body);
    const form = body instanceof FormData ? new Response(body) : null;
    const sent: InjectOptions = {
      method,
      url,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && {
          'content-type':
            form?.headers.get('content-type') ??
            (isBytes ? 'application/octet-stream' : 'application/json'),
        }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: form
          ? Buffer.from(await form.arrayBuffer())
          : isBytes
            ? body
            : JSON.stringify(body),
      }),
    };
    const answer = await server.inject(sent);
    const { statusCode: status, headers: answered } = answer;
    const read: unknown = answer.body === '' ? null : JSON.parse(answer.body);
    matches({ method, url, status, type: String(answered['content-type']), body: read });
    return { status, headers: answered, body: read };
  };

  return {
    site,
    server,
    log,
    call,
    async keyFor(name, { person, ...rights }, expiresInMs = HOUR_MS) {
      const expiresAt = new Date(Date.now() + expiresInMs);
      const order = { name, kind: 'key', rights, person, madeBy: 'a test', expiresAt } as const;
      const added = await keyStore(site.stores.registry).add(order);
      if (added.kind === 'taken') throw new Error(`There is a key called ${name} already.`);
      return added.text;
    },
    async upload(key, fake) {
      const release = releaseToSend(fake);
      const files = filesOf(fake, release);
      const archive = await packRelease(release, async (file) => Buffer.from(files[file] ?? ''));
      const url = `/v1/sections/${release.name}/releases`;
      const answer = await call('POST', url, { key, body: archive });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return { id: release.id };
    },
    async close() {
      await server.close();
      await site.close();
    },
  };
}

function previewsAt(text: string): PreviewAddress {
  const address = parsePreviewAddress(text);
  if (!address) throw new Error(`${text} is not a preview address.`);
  return address;
}

/** The description of a release built elsewhere. */
export function releaseToSend(fake: FakeRelease): Release {
  const described = describe(fake);
  const entry = filesOf(fake, described)[`browser/${described.entry}`] ?? '';
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  return { ...described, integrity };
}

const contentSchema = v.record(v.string(), v.looseObject({}));
const documentSchema = v.looseObject({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.looseObject({
        responses: v.record(v.string(), v.looseObject({ content: v.optional(contentSchema) })),
      }),
    ),
  ),
});

/** Cache of compiled schemas: compiling is slow, and most services of a run have the same ones. */
const known = new Map<string, Ajv2020>();

function schemasOf(described: unknown): Ajv2020 {
  const text = JSON.stringify(described);
  const ajv = known.get(text) ?? new Ajv2020({ strict: false, validateFormats: false });
  if (!known.has(text)) ajv.addSchema({ $id: 'service', ...v.parse(v.looseObject({}), described) });
  known.set(text, ajv);
  return ajv;
}

type Answered = { method: string; url: string; status: number; type: string; body: unknown };

/** Returns a function that throws unless the OpenAPI document allows a response. */
async function answersOf(server: FastifyInstance): Promise<(answered: Answered) => void> {
  const described: unknown = (await server.inject('/openapi.json')).json();
  const { paths } = v.parse(documentSchema, described);
  const ajv = schemasOf(described);
  return ({ method, url, status, type, body }) => {
    const pathname = url.split('?')[0] ?? '';
    const path = Object.keys(paths).find((each) =>
      new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
    );
    const operation = path === undefined ? undefined : paths[path]?.[method.toLowerCase()];
    // The document does not describe the 404 problem for unknown paths.
    if (path === undefined || !operation) {
      if (status === 404 && type.startsWith('application/problem+json')) return;
      throw new Error(`${method} ${url} responded ${status} but is not in the OpenAPI document.`);
    }
    const response = operation.responses[String(status)];
    if (!response) throw new Error(`The OpenAPI document has no ${status} for ${method} ${path}.`);
    const [media] = type.split(';');
    if (!response.content) {
      if (body === null) return;
      throw new Error(`The OpenAPI document has no body for ${status} of ${method} ${path}.`);
    }
    if (media === undefined || !response.content[media]) {
      throw new Error(`The OpenAPI document has no ${type} for ${status} of ${method} ${path}.`);
    }
    const escaped = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
    const content = `responses/${status}/content/${media.replace('/', '~1')}/schema`;
    const $ref = `service#/paths/${escaped}/${method.toLowerCase()}/${content}`;
    if (!ajv.validate({ $ref }, body)) {
      throw new Error(
        `The ${status} response of ${method} ${path} violates the OpenAPI document: ${ajv.errorsText()}`,
      );
    }
  };
}
