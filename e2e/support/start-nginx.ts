import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx } from './find-nginx.ts';
import { freePort } from './free-port.ts';
import { root } from './site.ts';
import { startChild, untilChildAnswers } from './start-child.ts';

/** A running nginx with its own folder. */
export type RunningNginx = { origin: string; close: () => Promise<void> };

/** What differs between machines: the hosts' origins, the folder of the live version if it is local, and HTTPS. */
type Machine = {
  hosts: readonly string[];
  publicDir?: string;
  tls?: { port: number; certificate: string; key: string };
};

/** Starts nginx on a free port with the checked-in configuration. Throws with nginx's message if it does not start. */
export async function startNginx({
  hosts,
  publicDir = '/nonexistent',
  tls,
}: Machine): Promise<RunningNginx> {
  const found = findNginx({ install: false });
  if (found.kind === 'missing') throw new Error(found.message);
  const workFolder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const configFile = path.join(workFolder, 'nginx.conf');
  const listen = `127.0.0.1:${await freePort()}`;
  await cp(path.join(root, 'deploy/nginx'), path.join(workFolder, 'nginx'), { recursive: true });
  const local = path.join(workFolder, 'nginx/local');
  const https = tls ? await httpsFile(tls) : '';
  await writeFile(
    path.join(local, 'server.conf'),
    `listen ${listen};\nroot "${publicDir}";\n${https}`,
  );
  await writeFile(path.join(local, 'hosts.conf'), await hostsFile(hosts, workFolder));
  await writeFile(configFile, await mainFile(workFolder));
  const words = ['-c', configFile, '-g', `daemon off; pid ${path.join(workFolder, 'nginx.pid')};`];
  const server = startChild(words, { cwd: root, env: process.env }, found.path);
  const origin = `http://${listen}`;
  await untilChildAnswers(server, origin);
  return {
    origin,
    async close() {
      await server.stop();
      await rm(workFolder, { recursive: true, force: true });
    },
  };
}

/** `local/https.conf` with another port and certificate. */
async function httpsFile({ port, certificate, key }: NonNullable<Machine['tls']>): Promise<string> {
  const checkedIn = await readFile(path.join(root, 'deploy/nginx/local/https.conf'), 'utf8');
  return checkedIn
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(/\S+fullchain\.pem/, certificate)
    .replace(/\S+privkey\.pem/, key);
}

/** `local/hosts.conf` with other hosts, and nginx's temporary files in the test's folder. */
async function hostsFile(hosts: readonly string[], workFolder: string): Promise<string> {
  const checkedIn = await readFile(path.join(root, 'deploy/nginx/local/hosts.conf'), 'utf8');
  const [first, second] = ['127.0.0.1:8081', '127.0.0.1:8082'];
  const lines = checkedIn.split('\n').flatMap((line) => {
    if (line.includes(second)) return [];
    return line.includes(first)
      ? hosts.map((host) => line.replace(first, new URL(host).host))
      : [line];
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(workFolder, kind)};`,
  );
  return [...lines, ...temporary].join('\n');
}

/** nginx.conf with its log in the same folder, without switching users. */
async function mainFile(workFolder: string): Promise<string> {
  const checkedIn = await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8');
  return checkedIn
    .replace('/var/log/nginx/error.log', path.join(workFolder, 'error.log'))
    .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : '');
}
