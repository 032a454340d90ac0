import { probePaths } from '../host/probe-paths.ts';
import { BODY_LIMIT, hostOf } from './nginx-config.ts';
import { placesOf, processRules, proxyRules } from './nginx-frame.ts';
import { block, literally } from './nginx-syntax.ts';

/** Which hosts nginx passes everything on to, and where it is itself. */
export type HostsOptions = {
  /** Where `npm run serve` listens on each machine, such as `http://10.0.0.11:8080`. */
  hosts: readonly string[];
  /** The address below which forms are, such as `/api`; `undefined` when they are on another host. */
  apiFolder: string | undefined;
  /** What nginx's own `listen` takes. */
  listen: string;
  /** As for `nginxConfig`. */
  workFolder?: string;
};

/** After how many failures, and how long, a host is passed over, and how long one may take to be reached. */
const PASSED_OVER = 'max_fails=3 fail_timeout=2s';
const CONNECT = '5s';

/** Where nothing is. */
const NOT_FOR_VISITORS = '/.refused/probe';

/** Less than hosts keep a connection that nobody uses (5 s), so that none is used that they are just closing. */
const KEEP_CONNECTIONS = ['keepalive 32;', 'keepalive_timeout 3s;'];

/**
 * The text of a complete `nginx.conf` that shares visitors among hosts on several machines, each of which has the
 * whole site. A host that does not answer is passed over, and whoever asked it is answered by another.
 * Throws for a host that is no address.
 */
export function hostsConfig({ hosts, apiFolder, listen, workFolder }: HostsOptions): string {
  if (hosts.length === 0) throw new Error('Name at least one host.');
  const servers = hosts.map((host) => `server ${hostOf(host)} ${PASSED_OVER};`);
  // While every host seems to be away, for one that has just come back nginx must still ask them.
  const asked = hosts.map((host) => `server ${hostOf(host)} max_fails=0 backup;`);
  const passedOn = (upstream: string, ...rules: readonly string[]) => [
    ...proxyRules(upstream, { connectWithin: CONNECT }),
    ...rules,
  ];
  return [
    '# Written by `npm run nginx`.',
    ...processRules(workFolder),
    '',
    block('http', [
      'server_tokens off;',
      '# Who reads which page is nobody’s business. Errors below `crit` would quote addresses of visitors.',
      'access_log off;',
      ...placesOf(workFolder),
      '',
      'client_header_timeout 10s;',
      'client_body_timeout 10s;',
      '# Readers that never read and visitors that never finish are let go, with what is kept for them.',
      'send_timeout 10s;',
      'reset_timedout_connection on;',
      '',
      block('upstream site', [...servers, ...asked, ...KEEP_CONNECTIONS]),
      '',
      '# One visitor is always sent to the same host, because each counts its visitors for itself.',
      block('upstream site_api', [
        'hash $remote_addr consistent;',
        ...servers,
        ...KEEP_CONNECTIONS,
      ]),
      '',
      block('server', [
        `listen ${listen};`,
        '',
        '# Lines of your own, beside this file: certificates, the addresses of a load balancer.',
        'include server.d/*.conf;',
        '',
        `client_max_body_size ${BODY_LIMIT};`,
        '',
        '# How a host is concerns whoever runs it; visitors get its page for what is not there.',
        block(
          `location ~ "^/*(${Object.values(probePaths)
            .map((each) => literally(each.slice(1)))
            .join('|')})/*\\z"`,
          [`rewrite ^ ${NOT_FOR_VISITORS} break;`, ...passedOn('site')],
        ),
        '',
        block('location /', passedOn('site', 'proxy_next_upstream error timeout;')),
        ...(apiFolder === undefined
          ? []
          : [
              '',
              block(
                `location ^~ ${apiFolder}/`,
                passedOn(
                  'site_api',
                  '# A form too: our pages send it with a key, by which the hosts store it once, whichever it reaches.',
                  'proxy_next_upstream error timeout non_idempotent;',
                ),
              ),
            ]),
      ]),
    ]),
    '',
  ].join('\n');
}
