import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BucketConfig } from '../blobs/bucket-blobs.ts';

/** The Debian packages of a server. */
export const swiftPackages = [
  'swift',
  'swift-proxy',
  'swift-account',
  'swift-container',
  'swift-object',
  'memcached',
] as const;

/** Debian's folders for programs. A user's PATH often lacks `sbin`. */
const programFolders = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];

/** Printed when no object storage server is available. */
export const NO_SWIFT = `Object storage is not tested here, because OpenStack Swift is not installed (Debian: ${swiftPackages.join(', ')}).`;

/** Whether every program of a server is installed. */
export function isSwiftInstalled(): boolean {
  return ['swift-proxy-server', 'swift-object-server', 'swift-ring-builder', 'memcached'].every(
    (name) => programOf(name) !== null,
  );
}

function programOf(name: string): string | null {
  return programFolders.map((folder) => path.join(folder, name)).find(existsSync) ?? null;
}

/** A running, empty server with an S3 API. */
export type SwiftServer = {
  /** The URL of the S3 API. */
  endpoint: string;
  stop: () => Promise<void>;
};

const BUCKET = 'site';

/** An empty prefix in the server's only bucket. Each call returns a new one. */
export function newBucket(endpoint: string): BucketConfig {
  return {
    bucket: BUCKET,
    prefix: `${randomUUID()}/`,
    endpoint,
    credentials: { accessKeyId: 'test:tester', secretAccessKey: 'testing' },
  };
}

/** The timeout for the server to start, in milliseconds. */
const START_MS = 100_000;

/**
 * Starts OpenStack Swift, a real object storage with an S3 API, as one node on free loopback ports, in a new temporary
 * folder. Changes nothing else on the machine. Throws with the servers' output if it does not start.
 */
export async function startSwift(): Promise<SwiftServer> {
  // Swift stores metadata in extended attributes, which tmpfs may not support.
  const folder = await mkdtemp('/var/tmp/site-swift-');
  const children: ChildProcess[] = [];
  const said: string[] = [];
  const start = (name: string, args: readonly string[]) => {
    const program = programOf(name);
    if (program === null) throw new Error(NO_SWIFT);
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said.push(text);
        if (said.length > 200) said.shift();
      });
    }
    children.push(child);
    // Ends the servers of an interrupted run.
    process.once('exit', () => child.kill('SIGKILL'));
  };
  const stop = async () => {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
    const gone = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(gone);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const memcached = await freePort();
    start('memcached', ['-l', '127.0.0.1', '-p', String(memcached), '-m', '16', ...asRoot()]);
    await writeFile(path.join(folder, 'swift.conf'), swiftConfig);
    const ports: Record<string, number> = {};
    const startServer = async (kind: string, config: string) => {
      const port = await freePort();
      ports[kind] = port;
      const file = path.join(folder, `${kind}-server.conf`);
      await writeFile(
        file,
        `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nuser = ${userOfFiles()}\nswift_dir = ${folder}\nworkers = 0\n${config}`,
      );
      start(`swift-${kind}-server`, [file]);
      return port;
    };
    for (const kind of ['account', 'container', 'object']) {
      const devices = path.join(folder, kind);
      await mkdir(path.join(devices, 'd1'), { recursive: true });
      await startServer(kind, storageConfig(kind, devices));
    }
    makeRings(folder, ports);
    const port = await startServer('proxy', proxyConfig(memcached));
    const endpoint = `http://127.0.0.1:${port}`;
    await makeBucket(endpoint);
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw new Error(`Swift did not start: ${said.join('')}`, { cause: error });
  }
}

/** memcached runs as root only with this option. Swift reads its user from the configuration files. */
function asRoot(): string[] {
  return process.getuid?.() === 0 ? ['-u', 'root'] : [];
}

/** Builds a ring of each kind with a single device. */
const ringProgram = `
import sys
from swift.common.ring import RingBuilder
for place in sys.argv[1:]:
    kind, port = place.split('=')
    builder = RingBuilder(4, 1, 1)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1})
    builder.rebalance()
    builder.get_ring().save(kind + '.ring.gz')
`;

/** Builds all rings in one process: running `swift-ring-builder` nine times would take longer than everything else. */
function makeRings(folder: string, ports: Readonly<Record<string, number>>): void {
  const places = Object.entries(ports).map(([kind, port]) => `${kind}=${port}`);
  execFileSync('/usr/bin/python3', ['-c', ringProgram, ...places], { cwd: folder });
}

/** The current user. Without it, the servers would drop root privileges. */
function userOfFiles(): string {
  return execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
}

const swiftConfig = `[swift-hash]
swift_hash_path_prefix = site
swift_hash_path_suffix = site
[storage-policy:0]
name = one
default = yes
`;

function storageConfig(kind: string, devices: string): string {
  return `devices = ${devices}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

function proxyConfig(memcached: number): string {
  const plain = ['catch_errors', 'listing_formats', 'bulk', 'slo', 'dlo'];
  return `[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# What was not up yet at the first request is asked again at the next.
error_suppression_limit = 1000000
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
${plain.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`;
}

/** Waits until the server answers, and creates the bucket. */
async function makeBucket(endpoint: string): Promise<void> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test:tester', secretAccessKey: 'testing' },
    maxAttempts: 1,
  });
  const until = performance.now() + START_MS;
  for (;;) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      client.destroy();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(200);
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
