import { createServer, type Server } from 'node:net';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { createDraftStore } from '@site/api/posts/draft-store.ts';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { OVERWRITE_JOB, overwriteErased } from '@site/api/jobs/overwrite-erased.ts';
import { createJobRunner } from '@site/api/jobs/run-jobs.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { listenOptions } from '@site/delivery/host/drop-root.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { readApiConfig } from '@site/api/config.ts';
import { liveConfig } from '@site/delivery/stores/open-site-stores.ts';
import type { DatabaseContext } from '@site/delivery/stores/open-visitors-database.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { createSignInLink } from './accounts/tokens.ts';
import { personOf, type User, userStore, whoIs } from './accounts/users.ts';
import type { DeliveryTarget } from '../delivery/target.ts';
import type { DeliveryConfig } from '@site/delivery/config.ts';
import { openPages } from './pages/open-pages.ts';
import type { PagesContext } from './pages/pages-context.ts';
import { publishApproved, TEXTS_JOB } from './pages/publish-approved.ts';
import { pagesSection } from './pages/pages-section.tsx';
import { announceReviews, REVIEWS_JOB } from './approvals/announce-reviews.ts';
import { approvalsSection } from './approvals/approvals-section.tsx';
import { releasesSection } from './releases/releases-section.tsx';
import { statusSection } from './status/status-section.tsx';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { readCiRules } from '../access/ci-rules.ts';
import { addDeliveryApi } from '../delivery/delivery-api.ts';
import { takePostsInto } from '../delivery/take-posts.ts';
import { ownTarget } from '../delivery/own-target.ts';
import { sendReplies } from '@site/api/outgoing/send-replies.ts';
import { REPLY_JOB } from '@site/api/submissions/handling.ts';
import { createMailer } from '@site/api/outgoing/send-mail.ts';
import type { SignInWays } from './accounts/let-in.tsx';
import { DESK_MAIL_JOB, sendDeskMails } from './accounts/desk-mail.ts';
import { mailLinkBy } from './accounts/mail-link.ts';
import { createProvider } from './accounts/providers.ts';
import { createDeskServer } from './create-desk-server.ts';
import type { DeskConfig } from './desk-config.ts';
import { addPages } from './desk-pages.tsx';
import { inboxSection } from './inbox/inbox-section.tsx';
import { editorScripts } from './posts/editor/editor-script.ts';
import type { PostsSectionContext } from './posts/posts-context.ts';
import { postsSection } from './posts/posts-section.tsx';
import { takePostsAt } from './posts/take-post.ts';
import { publishOnTime } from './posts/publish-on-time.ts';
import { peopleSection } from './people/people-section.tsx';
import { roles } from './role.ts';
import type { DeskSection } from './section.ts';

/** What the desk works with. */
export type DeskDependencies = {
  stores: Stores;
  /** The visitors' database, migrated. */
  visitors: DatabaseContext;
  delivery: DeliveryConfig;
  /** The port, if it is already open. */
  opened?: Server | undefined;
};

/** Serves the desk: the teams' web app and the delivery API. Rejects with `EADDRINUSE` if its port is taken. */
export async function openDesk(
  config: DeskConfig,
  { stores, visitors, delivery, opened: openedBefore }: DeskDependencies,
): Promise<{ origin: string } & AsyncDisposable> {
  const { port, host, hosts, lookEveryMs, providers, ciRulesFile } = config;
  const { database, trustedProxies, deletionWebhook } = visitors;
  const { registry } = stores;
  const previewAddress = delivery.previews.address;
  const issuers = await readCiRules(ciRulesFile);
  const opened = openedBefore ?? (port === 0 ? await freePort(host) : undefined);
  const origin =
    config.origin ??
    `http://${host === '127.0.0.1' ? 'localhost' : host}:${opened ? portOf(opened) : port}`;
  const readSite = () => liveConfig(stores);
  const { mail } = readApiConfig();
  const logger = createServerLogger();
  const send = mail && createMailer(mail);
  const product = async () => (await readSite()).product.name;
  const mailLink = send && mailLinkBy(send, await product());
  const targetFor = targetsOf(stores, previewAddress);
  const pages = await openPages(delivery, {
    config,
    stores,
    database,
    readSite,
    targetFor,
    sendsMail: mail !== undefined,
    logger,
  });
  const sections = deskSections({
    mailLink,
    pages,
    stores,
    database,
    previewAddress,
    readSite,
    hasWebhook: deletionWebhook !== undefined,
    origin,
    hosts,
    editorScript: editorScripts(stores.dataDir, logger),
  });
  const server = await createDeskServer({ logger, trustedProxies, origin }, async (root) => {
    await addDeliveryApi(root, {
      stores,
      takePosts: takePostsInto(stores),
      takePost: takePostsAt({ stores, database }),
      previewAddress,
      issuers,
    });
    await addPages(root, {
      registry,
      origin,
      product,
      providers: providers.map(createProvider),
      mailLink,
      sections,
    });
  });
  await server.listen(listenOptions({ host, port }, opened));
  const handlers = {
    posts: publishOnTime({ stores, database }, logger, lookEveryMs),
    [DESK_MAIL_JOB]: sendDeskMails({ registry, send, origin, product }),
    [OVERWRITE_JOB]: overwriteErased(database),
    [REVIEWS_JOB]: announceReviews(stores, lookEveryMs),
    ...(pages && { [TEXTS_JOB]: publishApproved(stores, pages, lookEveryMs) }),
    [REPLY_JOB]: sendReplies(database, send, { readSite }),
  };
  const jobs = createJobRunner(database, handlers, { log: logger, pollMs: lookEveryMs });
  jobs.start();
  return {
    origin,
    async [Symbol.asyncDispose]() {
      await pages?.publisher.finished();
      await jobs.stop();
      await closeGracefully(server);
    },
  };
}

/** Dependencies of the sections. */
type SectionsContext = {
  stores: Stores;
  /** The visitors' database, migrated. */
  database: DatabaseHandle;
  previewAddress: PreviewAddress;
  /** The live configuration of the site. */
  readSite: () => Promise<SiteConfig>;
  /** Whether a deletion webhook is configured. */
  hasWebhook: boolean;
  /** Public origin of the desk. */
  origin: string;
  /** Internal URLs of the site's hosts. */
  hosts: readonly string[];
  editorScript: PostsSectionContext['editorScript'];
  /** The texts of the site; `null` without a repository. */
  pages?: PagesContext | null;
  mailLink?: SignInWays['mailLink'];
};

/** All sections, in the order of the navigation. */
export function deskSections({
  stores,
  database,
  previewAddress,
  readSite,
  hasWebhook,
  origin,
  hosts,
  editorScript,
  mailLink,
  pages = null,
}: SectionsContext): readonly DeskSection[] {
  const { registry } = stores;
  return [
    inboxSection({
      database,
      registry,
      readSite,
      hasWebhook,
      canMail: mailLink !== undefined,
    }),
    postsSection({ stores, database, previewAddress, editorScript, pages }),
    ...(pages ? [pagesSection(pages)] : []),
    approvalsSection({
      stores,
      database,
      previewAddress,
      awaitedPosts: createDraftStore(database).awaited,
    }),
    releasesSection({
      stores,
      database,
      targetFor: targetsOf(stores, previewAddress),
    }),
    statusSection({ stores, database, hosts }),
    peopleSection({ registry, database, origin, mailLink }),
  ];
}

/** Creates the delivery target of a user. */
function targetsOf(stores: Stores, previewAddress: PreviewAddress) {
  return (user: User): DeliveryTarget =>
    ownTarget(stores, {
      who: whoIs(user),
      person: personOf(user),
      takePosts: takePostsInto(stores),
      previewAddress,
    });
}

/** A sign-in link for an operator. Creates the first operator on a new site. */
export async function firstSignInLink(stores: Stores, origin: string): Promise<string> {
  const { registry } = stores;
  const users = userStore(registry);
  const operator = (await users.list()).find(({ roles: own }) => own.includes('operator'));
  if (operator) return (await createSignInLink(registry, operator, { origin })).url;
  const { contact } = await liveConfig(stores);
  // Not a clinician: once somebody has that role, nothing goes live without their approval.
  const own = roles.filter((role) => role !== 'clinician');
  const added = await users.add({ name: 'Owner', email: contact.email, roles: own });
  if (added.kind === 'taken') throw new Error('The desk has users but no operator.');
  return (await createSignInLink(registry, added.user, { origin })).url;
}

/** Binds a free port, because the origin is unknown until then. Drops connections until the desk takes it over. */
async function freePort(host: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port: 0, host, exclusive: true }, resolve);
  });
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
