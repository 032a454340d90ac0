import path from 'node:path';
import { block, quoted } from './nginx-syntax.ts';

/**
 * What every `nginx.conf` of ours says around its `http` block: how many processes there are, and where errors go. With a
 * work folder nginx keeps what it writes there; otherwise where the system's nginx does.
 */
export function processRules(workFolder: string | undefined): string[] {
  return [
    'worker_processes auto;',
    ...(workFolder === undefined
      ? ['error_log /var/log/nginx/error.log crit;']
      : [
          `error_log ${quoted(path.join(workFolder, 'error.log'))} crit;`,
          `pid ${quoted(path.join(workFolder, 'nginx.pid'))};`,
        ]),
    '',
    block('events', ['worker_connections 4096;']),
  ];
}

/** Folders for what is on its way through nginx; Debian's are used when there is no work folder. */
export function placesOf(workFolder: string | undefined): string[] {
  if (workFolder === undefined) return [];
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${quoted(path.join(workFolder, kind))};`,
  );
}

/** Passes a request on to an upstream, with who asked and under which name, and keeps the connection for the next. */
export function proxyRules(upstream: string, { connectWithin }: { connectWithin: string }) {
  return [
    `proxy_pass http://${upstream};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_set_header X-Request-Id $request_id;',
    '# Whoever answers is told with TRUSTED_PROXIES how many entries at the end are ours.',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    `proxy_connect_timeout ${connectWithin};`,
    'proxy_read_timeout 30s;',
  ];
}
