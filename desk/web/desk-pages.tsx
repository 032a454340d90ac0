import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse as parseWebForm } from 'node:querystring';
import cookiePlugin from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { isDiskFull } from '@site/api/database/unusable-database.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { isFromThisSite } from '@site/api/http/same-site.ts';
import { repositoryRoot } from '@site/delivery/config.ts';
import { contentTypes } from '@site/delivery/releases/content-types.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { clientErrorStatus } from '../delivery/problem.ts';
import { accountRoutes } from './accounts/account-routes.tsx';
import type { SignInWays } from './accounts/let-in.tsx';
import { formTokenOf, isSameSecret } from '../access/secret.ts';
import { signInRoutes } from './accounts/sign-in-routes.tsx';
import { tokenStore } from './accounts/tokens.ts';
import { userStore, whoIs } from './accounts/users.ts';
import { policy } from './create-desk-server.ts';
import { deskCookies } from './desk-cookies.ts';
import { deskDocument } from './page/desk-document.tsx';
import { FormToken, TOKEN_FIELD } from './page/desk-form.tsx';
import { writeFlash } from './page/flash.ts';
import { Heading } from './page/heading.tsx';
import { Layout } from './page/layout.tsx';
import { ListAddress, listAddressIn } from './page/list-address.tsx';
import { homesOf, may } from './role.ts';
import { type Desk, type DeskPage, type DeskSection, signedIn } from './section.ts';

/** Dependencies and settings of the pages. */
export type DeskPagesOptions = {
  /** Stores users and the audit log; the caller closes it after the server. */
  registry: Registry;
  /** Public origin, such as `https://desk.pebble.example`. With https, cookies are `Secure`. */
  origin: string;
  /** Product name. */
  product: () => Promise<string>;
  sections: readonly DeskSection[];
} & SignInWays;

/** Static files that every page uses. */
const assets = {
  '/website/assets/fonts/baloo-2-latin-650.woff2': {
    file: 'shell/assets/fonts/baloo-2-latin-650.woff2',
    type: contentTypes.woff2,
  },
  '/desk.js': { file: 'desk/web/page/desk.js', type: contentTypes.js },
  '/kept-forms.js': { file: 'desk/web/page/kept-forms.js', type: contentTypes.js },
  '/beside.js': { file: 'desk/web/pages/beside.js', type: contentTypes.js },
  '/pages.js': { file: 'desk/web/pages/pages.js', type: contentTypes.js },
  '/favicon.ico': { file: 'shell/assets/brand/favicon.ico', type: contentTypes.ico },
} as const;

/** The scripts of every page. */
const SCRIPTS = ['/kept-forms.js', '/desk.js'] as const;

/** Maximum size of a form, in bytes. */
const BODY_LIMIT = 256 * 1024;

const MAX_FIELDS = 200;

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

function isForm({ method }: FastifyRequest): boolean {
  return !SAFE_METHODS.includes(method);
}

/** Adds the pages to the desk's server. */
export async function addPages(root: FastifyInstance, options: DeskPagesOptions): Promise<void> {
  await root.register((app) => pages(app, options));
}

async function pages(app: FastifyInstance, options: DeskPagesOptions): Promise<void> {
  const { registry, origin, product, sections } = options;
  const isSecure = new URL(origin).protocol === 'https:';
  const scripts = await Promise.all(
    SCRIPTS.map(async (url) => {
      const code = await readFile(path.join(repositoryRoot, assets[url].file));
      return `${url}?${createHash('sha256').update(code).digest('hex').slice(0, 8)}`;
    }),
  );
  const tokens = tokenStore(registry);
  const cookies = deskCookies({ isSecure });

  app.decorateRequest('user', null);
  app.decorateRequest('isHandedOver', false);
  app.decorateRequest('formToken', '');
  await app.register(cookiePlugin);
  app.removeAllContentTypeParsers();
  await app.register(formbody, {
    bodyLimit: BODY_LIMIT,
    parser: (text) => parseWebForm(text, '&', '=', { maxKeys: MAX_FIELDS }),
  });

  const tellsPeopleApart = options.mailLink !== undefined || (options.providers ?? []).length > 0;
  const desk: Desk = {
    tellsPeopleApart,
    isSureOf: ({ isHandedOver }) => !isHandedOver || !tellsPeopleApart,
    async show(request, reply, { title, body, status = 200, script }) {
      const { user, formToken } = request;
      const flash = cookies.takeFlash(request, reply);
      const isAccepted = isForm(request) ? status < 400 : cookies.takeAccepted(request, reply);
      const refusal = isForm(request) ? ('refused' as const) : null;
      const name = await product();
      // Nonce for styles that the script creates.
      const nonce = script === undefined ? undefined : randomBytes(16).toString('base64');
      const { html, styleHash } = await deskDocument(
        // Screen readers announce the title first, so it starts with the flash message.
        `${flash ? `${flash.text} ` : ''}${title} · ${name} desk`,
        <FormToken value={formToken}>
          <ListAddress value={listAddressIn(isForm(request) ? request.body : request.query)}>
            <Layout
              product={name}
              user={user}
              sections={sections}
              url={request.url}
              flash={flash}
              answer={isAccepted ? 'accepted' : refusal}
            >
              {body}
            </Layout>
          </ListAddress>
        </FormToken>,
        [...scripts, ...(script === undefined ? [] : [script].flat())],
        nonce,
      );
      const forScript = nonce === undefined ? '' : ` 'nonce-${nonce}'`;
      return reply
        .code(status)
        .header(
          'content-security-policy',
          `${policy}; script-src 'self'; connect-src 'self'; style-src ${styleHash}${forScript}`,
        )
        .type(contentTypes.html)
        .send(html);
    },
    goTo(reply, to, flash) {
      if (flash) cookies.setFlash(reply, writeFlash(flash));
      const { request } = reply;
      if (isForm(request) && request.user && flash?.tone !== 'wrong') cookies.setAccepted(reply);
      return reply.redirect(to, 303);
    },
    notFound: (request, reply) =>
      desk.show(
        request,
        reply,
        sentence(404, 'Page not found', 'This page does not exist, or it has been deleted.'),
      ),
    note: (request, entry) => registry.note({ ...entry, who: whoIs(signedIn(request)) }),
  };

  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.access === undefined)
      throw new Error(`${String(method)} ${url} declares no access.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    // PostgreSQL cannot store NUL, so no resource has one in its URL.
    if (pathOf(request.url).includes('%00')) return desk.notFound(request, reply);
    const session = cookies.session(request);
    if (session !== undefined) {
      const found = await tokens.session(session);
      request.user = found?.user ?? null;
      request.isHandedOver = found?.isHandedOver ?? false;
      if (request.user) request.formToken = formTokenOf(session);
    }
    const isSafe = SAFE_METHODS.includes(request.method);
    if (!isSafe && !isFromThisSite(request.headers, request.host)) {
      return desk.show(request, reply, notFromHere);
    }
    const { access } = request.routeOptions.config;
    if (request.is404 || access === undefined || access === 'open') return undefined;
    if (!request.user) {
      if (isSafe) cookies.setNext(reply, request.url);
      return reply.redirect('/sign-in', 303);
    }
    if (access === 'signed-in' || may(request.user, access)) return undefined;
    request.log.warn({ access }, 'access denied: the user lacks the required role');
    if (!isSafe) {
      const { url = '' } = request.routeOptions;
      const details = [`${request.user.name} may not ${access}`];
      const who = whoIs(request.user);
      await registry.refuse({ who, what: `${request.method} ${url} at the desk`, details });
    }
    return desk.show(request, reply, notYours);
  });
  // After preValidation, where multipart forms are parsed.
  app.addHook('preHandler', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (SAFE_METHODS.includes(request.method) || request.is404 || access === 'open') return;
    const read = v.safeParse(v.looseObject({ [TOKEN_FIELD]: v.string() }), request.body);
    const isOurs = read.success && isSameSecret(read.output[TOKEN_FIELD] ?? '', request.formToken);
    if (request.formToken === '' || !isOurs) await desk.show(request, reply, notFromHere);
  });

  app.setNotFoundHandler((request, reply) => desk.notFound(request, reply));
  app.setErrorHandler(async (error, request, reply) => {
    const refused = clientErrorStatus(error);
    if (refused !== null) {
      const words = 'The desk could not read this form. Go back and try again.';
      return desk.show(request, reply, sentence(refused, 'Something went wrong', words));
    }
    request.log.error(errorFacts(error), 'a page of the desk failed to render');
    const unsaved = 'Your change may not have been saved.';
    const { status, title, words } = isDiskFull(error)
      ? {
          status: 503,
          title: 'The disk is full',
          words: `${unsaved} Ask whoever runs the server to free some space, then check and try again.`,
        }
      : {
          status: 500,
          title: 'Something went wrong',
          words: `${unsaved} Check before you try again. The log has the details.`,
        };
    try {
      return await desk.show(request, reply, sentence(status, title, words));
    } catch {
      return reply.code(status).type(contentTypes.txt).send(`${title}. ${words}\n`);
    }
  });

  for (const section of sections) section.routes(app, desk);
  for (const [url, { file, type }] of Object.entries(assets)) {
    app.get(url, { config: { access: 'open' } }, async (_request, reply) =>
      reply
        .header('cache-control', 'private, max-age=604800')
        .type(type)
        .send(await readFile(path.join(repositoryRoot, file))),
    );
  }
  app.get('/', { config: { access: 'signed-in' } }, (request, reply) => {
    const paths = sections.map((section): string => section.path);
    const home = homesOf(signedIn(request)).find((path) => paths.includes(path));
    return desk.goTo(reply, home ?? '/account');
  });
  signInRoutes(app, { ...options, desk, tokens, cookies });
  const hasMail = options.mailLink !== undefined;
  accountRoutes(app, { desk, users: userStore(registry), tokens, cookies, hasMail });
}

function sentence(status: number, title: string, words: string): DeskPage {
  return {
    title,
    status,
    body: (
      <>
        <Heading lead={words}>{title}</Heading>
        <ButtonLink href="/" variant="second">
          Go to the home page
        </ButtonLink>
      </>
    ),
  };
}

const notYours = sentence(
  403,
  'You do not have access to this page',
  'An operator can give you the role it needs.',
);

const notFromHere = sentence(
  403,
  'This form has expired',
  'You may have signed in again since you opened it. Nothing was changed. Go back, reload the page and try again.',
);

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
