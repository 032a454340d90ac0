import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { findNginx } from '../support/find-nginx.ts';
import { freePort } from '../support/free-port.ts';
import { startNginx } from '../support/start-nginx.ts';

const nginx = findNginx({ install: false });
if (nginx.kind === 'missing') process.stderr.write(`${nginx.message}\n`);

(nginx.kind === 'missing' ? describe.skip : describe)('nginx with a certificate', () => {
  test('serves the hosts’ answers over TLS, and redirects HTTP to it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'https-'));
    const tls = {
      port: await freePort(),
      certificate: path.join(folder, 'certificate.pem'),
      key: path.join(folder, 'key.pem'),
    };
    const request = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${tls.key} -out ${tls.certificate}`;
    execFileSync('openssl', request.split(' '), { stdio: 'pipe' });
    const host = createServer(({ headers, url }, response) => {
      response.end(`${url} over ${String(headers['x-forwarded-proto'])}`);
    });
    await once(host.listen(await freePort(), '127.0.0.1'), 'listening');
    const address = host.address();
    if (address === null || typeof address === 'string') throw new Error('The host has no port.');
    const { origin, close } = await startNginx({
      hosts: [`http://127.0.0.1:${address.port}`],
      tls,
    });

    const asked = get(`https://localhost:${tls.port}/school?a=b`, {
      ca: await readFile(tls.certificate),
      lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    expect(answer?.statusCode).toBe(200);
    expect(answer && (await text(answer))).toBe('/school?a=b over https');

    const plain = await fetch(`${origin}/school?a=b`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([
      308,
      'https://127.0.0.1/school?a=b',
    ]);
    await close();
    host.closeAllConnections();
    host.close();
    await rm(folder, { recursive: true });
  });
});
