import path from 'node:path';
import { errorAnswer, apiErrors } from '@site/api/http/api-errors.ts';
import { formAnswerPaths } from '@site/kit/api/form-answers.ts';
import { REPORTS_PATH, SIGNALS_PATH } from '@site/kit/signals/page-signal.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { SECURITY_TEXT_PATH } from '../compose/security-text.ts';
import { errorPages, pageFile, patternPages } from '../compose/page-path.ts';
import { probePaths } from '../host/probe-paths.ts';
import { canaryMark } from '../host/publish-canary.ts';
import { fileHeaders, securityHeaders } from '../host/security-headers.ts';
import type { PreviewAddress } from '../previews/preview-address.ts';
import { RELEASES } from '../host/tree-files.ts';
import { caching, FOREVER, FRAMED, otherMethod, partEnds } from '../host/site-host.ts';
import { contentTypes } from './content-types.ts';
import { placesOf, processRules, proxyRules } from './nginx-frame.ts';
import { block, literally, map, quoted } from './nginx-syntax.ts';
import { CRITICAL_SHEETS } from '../compose/site-addresses.ts';

/** What nginx is to serve, and where. */
export type NginxOptions = {
  /** Absolute path of the composed public tree; nginx's workers must be allowed to read it. */
  publicDir: string;
  site: SiteConfig;
  /** Where the API processes listen, such as `http://127.0.0.1:8081`; not used when the API has a host of its own. */
  apiOrigins: readonly string[];
  /** What nginx's own `listen` takes: `80`, `127.0.0.1:8080`, `443 ssl`. */
  listen: string;
  /** What host names of previews begin and end with, which the same processes show; none are passed on when left out. */
  previews?: PreviewAddress['hostName'] | undefined;
  /** Where nginx keeps its process id, errors and passing files; the places of the system's nginx when left out. */
  workFolder?: string;
};

/** By the call that a form sent without JavaScript goes to, the page that says that it was not sent. */
const notSentPage = {
  'contact-us': formAnswerPaths.contact.notSent,
  'subscribe-public': formAnswerPaths.waitlist.notSent,
  'delete-data': formAnswerPaths.deletion.notSent,
} as const;

/** More than the API itself takes of any call (40 KiB), so that the API refuses whatever a person could send. */
export const BODY_LIMIT = '64k';

/** Where nginx says that an address does not take a method. */
const OTHER_METHOD = '/.refused/method';

/** Where nginx takes signals that no process is there for. */
const NOT_COUNTED = '/.refused/signals';

/** What nginx itself answers of the API's calls, in the API's words. */
const refused = [
  { status: 413, address: '/.refused/too-large', errors: apiErrors.tooLarge },
  { status: 503, address: '/.refused/unavailable', errors: apiErrors.databaseDown },
] as const;

/**
 * The text of a complete `nginx.conf` that answers as the Node host does, from the same header values.
 * Throws for a path or address that nginx cannot be given, and when an API is wanted and no process named.
 */
export function nginxConfig(options: NginxOptions): string {
  const { publicDir, site, apiOrigins, listen, previews, workFolder } = options;
  if (!/^[\w.:[\] ]+$/.test(listen)) throw new Error(`nginx cannot listen on "${listen}".`);
  // An API on another host is that host's business; forms then post there.
  const apiFolder = site.apiBase.startsWith('/') ? `${site.apiBase}/` : undefined;
  const headers = answerHeaders(site, apiFolder);
  const api = apiFolder === undefined ? undefined : apiParts(site, apiFolder, apiOrigins);
  // Where nginx knows no process to ask, everybody gets what is live, and no address is another spelling of a page's.
  const host = api && hostParts(canaryMark(path.dirname(publicDir)));

  const server = block('server', [
    `listen ${listen};`,
    `root ${quoted(publicDir)};`,
    '',
    '# Lines of your own, beside this file: certificates, the addresses of a load balancer.',
    'include server.d/*.conf;',
    '',
    '# Said with every answer, errors too. A location must not have an add_header of its own: it would drop these.',
    ...headers.lines,
    '',
    '# Nobody reads what is sent to a page, however much it is.',
    'client_max_body_size 0;',
    '',
    '# 410 says within this file that an address leads elsewhere: nothing is there.',
    refusedRule,
    'recursive_error_pages on;',
    `error_page 404 ${host ? '= ' : ''}@not_found;`,
    ...(host ? host.errors : []),
    `error_page 405 ${OTHER_METHOD};`,
    '# A file that is there and cannot be read is our fault.',
    `error_page 403 =500 /${errorPages.failed};`,
    `error_page 500 502 503 504 /${errorPages.failed};`,
    '',
    block('location /', [
      ...(host ? host.rules : []),
      ...pageRules('$inside/index.html', '$inside'),
    ]),
    ...(host ? ['', ...host.locations] : []),
    '',
    '# Twins, half-written files and pages that stand for other addresses are no addresses of their own.',
    block(`location ~ "${noAddress}"`, pageRules('$inside/index.html')),
    '',
    block(`location ~ "^${literally(SECURITY_TEXT_PATH)}/*\\z"`, pageRules('$inside')),
    block('location ~ "/\\."', pageRules()),
    '',
    ...[...new Set(Object.values(errorPages))].map((file) =>
      block(`location = /${file}`, ['internal;']),
    ),
    '',
    block('location @not_found', [
      '# Other methods get that page as well, which nginx sends for GET and HEAD alone.',
      'if ($request_method !~ "^(GET|HEAD)$") { return 410; }',
      ...(host ? [...host.asked, refusedRule, 'error_page 502 504 =404 @gone;'] : goneRules),
    ]),
    ...(host ? ['', block('location @gone', goneRules)] : []),
    '',
    block(`location = ${OTHER_METHOD}`, [
      'internal;',
      `default_type ${quoted(contentTypes.txt)};`,
      `return 405 ${quoted(otherMethod.words)};`,
    ]),
    ...(api ? ['', ...api.locations] : []),
  ]);

  const http = block('http', [
    'server_tokens off;',
    '# Who reads which page is nobody’s business. Errors below `crit` would quote addresses of visitors.',
    'access_log off;',
    ...placesOf(workFolder),
    '',
    block(
      'types',
      Object.entries(contentTypes).map(([end, type]) => `${quoted(type)} ${end};`),
    ),
    'default_type application/octet-stream;',
    '',
    '# Pages are replaced while the site runs, so nothing is remembered about files between requests.',
    'open_file_cache off;',
    'sendfile on;',
    'tcp_nopush on;',
    '# Without libnginx-mod-http-brotli-static leave out the next line and load_module at the top.',
    'brotli_static on;',
    'gzip_static on;',
    '',
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    '# Readers that never read and visitors that never finish are let go, with what is kept for them.',
    'send_timeout 10s;',
    'reset_timedout_connection on;',
    '',
    '# The address without slashes at its end, and the folder it is in.',
    map('$uri', '$inside', { default: '""', cases: [['~(?s)^(?<bare>.*?)/*\\z', '$bare']] }),
    map('$uri', '$folder', {
      default: '""',
      cases: [['~(?s)^(?<parent>/.+)/[^/]+/*\\z', '$parent']],
    }),
    '# The page that stands for the folder; the root has none.',
    map('$folder', '$standing', {
      default: `$folder/${patternPages[200]}`,
      cases: [['', '""']],
    }),
    '',
    '# What was asked for as it was written: nginx itself would tidy up two slashes and dots.',
    map('$request_uri', '$leads_elsewhere', {
      default: '0',
      cases: [
        ['~*^/(/|%2f)', '1'],
        ['~*^[^?]*(\\.|%2e){2}', '1'],
      ],
    }),
    '',
    ...headers.maps,
    ...(api ? ['', ...api.parts] : []),
    ...(host ? ['', ...host.maps] : []),
    '',
    server,
    ...(previews ? ['', ...previewServer(previews, { apiOrigins, listen })] : []),
  ]);

  return [
    '# Written by `npm run nginx`. Write it anew after a change of site.config.json.',
    'load_module modules/ngx_http_brotli_static_module.so;',
    '',
    ...processRules(workFolder),
    '',
    http,
    '',
  ].join('\n');
}

/** Names that the public tree holds and that are not served under themselves. */
const noAddress = `(\\.(br|gz|new)|/(${[
  ...new Set([...Object.values(errorPages), ...Object.values(patternPages)]),
]
  .map(literally)
  .join('|')}))/*\\z`;

/** Said again in a location with an `error_page` of its own, which drops those of the server. */
const refusedRule = `error_page 410 =404 /${errorPages.notFound};`;

/** The pages for what is not there, from the disk. */
const goneRules = [`try_files $folder/${patternPages[404]} /${errorPages.notFound} =404;`];

/** What nobody else says, so that it can mean within this file that a host knows the answer. */
const ASK_A_HOST = 418;

/**
 * Passes on what only a host can answer; nginx answers by itself where no host does. While a canary runs that is
 * everything that may differ between its visitors and others, because two trees are live and nginx has one. At all times
 * it is an address without a file and a misspelled one: a host knows all pages and redirects to the one that is meant.
 */
function hostParts(mark: string) {
  const unchanging = [`${RELEASES}/`, `${CRITICAL_SHEETS}/`].map(literally).join('|');
  const probes = Object.values(probePaths).map((each) => literally(each.slice(1)));
  const asked = [
    '# The host says every header itself: an empty one here keeps nginx from saying those above.',
    'add_header vary "" always;',
    ...proxyRules('site_api', { connectWithin: '3s' }),
  ];
  return {
    asked,
    maps: [
      '# Status 000 means that nothing has failed yet: nginx itself fetches the page of an error.',
      map('"$status $request_method $uri"', '$canary_mark', {
        default: '""',
        cases: [
          [`~^\\d+ \\w+ /(${unchanging})`, '""'],
          [noAddress.replace(/^/, '~'), '""'],
          ['~/\\.', '""'],
          ['~^000 (GET|HEAD) /', quoted(mark)],
        ],
      }),
      '# Whether an address is spelled differently from its file, apart from a trailing slash.',
      map('"$status $request_method $request_uri $inside"', '$is_other_spelling', {
        default: '0',
        cases: [
          ['~^000 (GET|HEAD) [^? ]*(/index\\.html?[/? ]|\\.\\.)', '1'],
          ['~(?s)^\\d+ \\w+ (?<spelled>[^ ?]*?)/?(\\?\\S*)? \\k<spelled>$', '0'],
          ['~^000 (GET|HEAD) ', '1'],
        ],
      }),
    ],
    errors: [`error_page ${ASK_A_HOST} = @host;`],
    rules: [
      `if (-f $canary_mark) { return ${ASK_A_HOST}; }`,
      `if ($is_other_spelling) { return ${ASK_A_HOST}; }`,
    ],
    locations: [
      block('location @host', [...asked, 'error_page 502 504 = @live;']),
      '',
      block('location @live', ['try_files $inside/index.html $inside $standing =404;']),
      '',
      '# How a host is concerns whoever runs it; visitors get the page for what is not there.',
      block(`location ~ "^/*(${probes.join('|')})/*\\z"`, ['return 410;']),
    ],
  };
}

/** Answers with the first of the files that is there, or with the page that stands for the folder. */
function pageRules(...own: readonly string[]): string[] {
  return [
    'if ($leads_elsewhere) { return 410; }',
    `try_files ${[...own, '$standing'].join(' ')} =404;`,
  ];
}

/** The headers of answers: security by what is a page and what is framed, caching and `vary` by what is sent. */
function answerHeaders(site: SiteConfig, apiFolder: string | undefined) {
  const headers = securityHeaders(site);
  const framed = securityHeaders(site, { framed: true });
  const maps: string[] = [];
  const lines: string[] = [];
  const part = `~\\.(${partEnds.join('|')})$`;
  for (const [name, value] of Object.entries(headers)) {
    const cases: [string, string][] = [];
    // A header without a value is not sent.
    if (fileHeaders[name] !== value) cases.push([part, quoted(fileHeaders[name] ?? '')]);
    const other = framed[name] ?? '';
    if (other !== value) cases.push([`~^/${literally(FRAMED)}`, quoted(other)]);
    const variable = `$${name.replaceAll('-', '_')}`;
    if (cases.length > 0) maps.push(map('$uri', variable, { default: quoted(value), cases }));
    const said = cases.length > 0 ? variable : quoted(value);
    lines.push(`add_header ${name} ${said} always;`);
  }
  // The API says for itself how long its answers may be kept.
  const ofApi = apiFolder === undefined ? [] : [[`~^\\d+ ${literally(apiFolder)}`, '""'] as const];
  const found = '~^[23]\\d\\d /';
  maps.push(
    map('"$status $uri"', '$cache_control', {
      default: quoted(caching.page),
      cases: [
        ...ofApi,
        // Said where no process of the API did, and as it says it of what it refuses.
        [`~^(${refused.map(({ status }) => status).join('|')}) `, 'no-store'],
        [found + caching.hashed, quoted(FOREVER)],
        ...Object.entries(caching.folders).map(
          ([start, value]) => [found + literally(start), quoted(value)] as const,
        ),
      ],
    }),
    map('"$status $uri"', '$vary', { default: 'accept-encoding', cases: ofApi }),
  );
  maps.push(
    map('"$status $uri"', '$allow', {
      default: '""',
      cases: [[`405 ${OTHER_METHOD}`, quoted(otherMethod.allow)]],
    }),
  );
  lines.push(
    'add_header cache-control $cache_control always;',
    'add_header vary $vary always;',
    'add_header allow $allow always;',
  );
  return { maps, lines };
}

/** Passes everything of previews on: who may see them, and what is said with them, is not for nginx to know. */
function previewServer(
  { start, end }: PreviewAddress['hostName'],
  { apiOrigins, listen }: Pick<NginxOptions, 'apiOrigins' | 'listen'>,
): string[] {
  if (apiOrigins.length === 0) throw new Error('Name at least one process that shows previews.');
  return [
    block('upstream site_previews', [
      ...apiOrigins.map((origin) => `server ${hostOf(origin)} max_fails=1 fail_timeout=1s;`),
      'keepalive 32;',
    ]),
    '',
    block('server', [
      `listen ${listen};`,
      `server_name "~^${literally(start)}[^.]+${literally(end)}\\z";`,
      'include server.d/*.conf;',
      '',
      block('location /', [
        'proxy_pass http://site_previews;',
        'proxy_http_version 1.1;',
        'proxy_set_header Connection "";',
        'proxy_set_header Host $http_host;',
      ]),
    ]),
  ];
}

/** Passes the API's calls on, and answers in its shape where no process of it does. */
function apiParts(site: SiteConfig, apiFolder: string, origins: readonly string[]) {
  if (origins.length === 0) throw new Error('Name at least one process of the API.');
  const parts = [
    '# One visitor is always sent to the same process, because each counts its visitors for itself.',
    block('upstream site_api', [
      'hash $remote_addr consistent;',
      // One that is being restarted is asked again a second later.
      ...origins.map((origin) => `server ${hostOf(origin)} max_fails=1 fail_timeout=1s;`),
      'keepalive 32;',
    ]),
    '',
    '# A browser that sent a form waits for a page, a script for JSON.',
    ...refused.map(({ status, address }) =>
      map('"$uri $http_content_type"', `$answer_${status}`, {
        default: address,
        cases: notSentPages(apiFolder),
      }),
    ),
  ];
  const passedOn = [
    `client_max_body_size ${BODY_LIMIT};`,
    ...proxyRules('site_api', { connectWithin: '3s' }),
    '# A form too: our pages send it with a key, by which the API stores it once, whichever process it reaches.',
    'proxy_next_upstream error timeout non_idempotent;',
    '# Each once, whichever program of the site answers.',
    ...Object.keys(securityHeaders(site)).map((name) => `proxy_hide_header ${name};`),
    'error_page 413 $answer_413;',
  ];
  const locations = [
    block(`location ^~ ${apiFolder}`, [...passedOn, 'error_page 502 504 =503 $answer_503;']),
    '',
    '# Where nobody counts signals, they are taken all the same: a browser would show its visitor an error.',
    ...[SIGNALS_PATH, REPORTS_PATH].map((call) =>
      block(`location = ${site.apiBase}${call}`, [
        ...passedOn,
        `error_page 502 503 504 =204 ${NOT_COUNTED};`,
      ]),
    ),
    block(`location = ${NOT_COUNTED}`, ['internal;', 'return 204;']),
    '',
    '# Without this nginx would send the browser on to the same address with a slash.',
    block(`location = ${site.apiBase}`, [`rewrite ^ ${apiFolder} last;`]),
    '',
    ...refused.map(({ status, address, errors }) =>
      block(`location = ${address}`, [
        'internal;',
        `default_type ${quoted(contentTypes.json)};`,
        `return ${status} ${quoted(JSON.stringify(errorAnswer(errors)))};`,
      ]),
    ),
  ];
  return { parts, locations };
}

/** Which page answers a form that did not get through to its call. */
function notSentPages(apiFolder: string) {
  return Object.entries(notSentPage).map(([call, page]) => {
    const form = `${literally(apiFolder + call)} application/x-www-form-urlencoded`;
    return [`~*^${form}`, quoted(pageFile('/', page))] as const;
  });
}

/** The host and port of an origin. Throws when it is none of plain HTTP, which is what the API speaks. */
export function hostOf(origin: string): string {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.protocol !== 'http:' || url.origin !== origin.replace(/\/$/, '')) {
    throw new Error(
      `${origin} is not the address of an API process, such as http://127.0.0.1:8081.`,
    );
  }
  return url.host;
}
