import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BucketConfig } from '../blobs/object-storage.ts';

/** Debian's packages that a server consists of. */
export const swiftPackages = [
  'swift',
  'swift-proxy',
  'swift-account',
  'swift-container',
  'swift-object',
  'memcached',
] as const;

/** Where Debian puts programs; people's PATH often lacks the folders of servers. */
const programFolders = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];

/** What is said where object storage cannot be tested on a real server. */
export const NO_SWIFT = `Object storage is not tested here, because OpenStack Swift is not installed (Debian: ${swiftPackages.join(', ')}).`;

/** Whether a server can be started here. */
export function isSwiftInstalled(): boolean {
  return ['swift-proxy-server', 'swift-object-server', 'swift-ring-builder', 'memcached'].every(
    (name) => programOf(name) !== null,
  );
}

function programOf(name: string): string | null {
  return programFolders.map((folder) => path.join(folder, name)).find(existsSync) ?? null;
}

/** A running server with an S3 interface, with nothing in it. */
export type SwiftServer = {
  /** The address of the S3 interface. */
  endpoint: string;
  stop: () => Promise<void>;
};

const BUCKET = 'site';

/** An empty part of the one bucket of a server; each call gives another. */
export function newBucket(endpoint: string): BucketConfig {
  return {
    bucket: BUCKET,
    prefix: `${randomUUID()}/`,
    endpoint,
    credentials: { accessKeyId: 'test:tester', secretAccessKey: 'testing' },
  };
}

/** How long the server may take until it answers, in milliseconds. */
const START_MS = 100_000;

/**
 * Starts OpenStack Swift, a real object storage with an S3 interface, as one node on free loopback ports, in a new
 * temporary folder. Changes nothing else on the machine. Throws with the servers' own words when it does not start.
 */
export async function startSwift(): Promise<SwiftServer> {
  // It keeps what it knows of a file in extended attributes, which a folder in memory may not have.
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
    // A run that is broken off leaves no servers behind.
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

/** memcached wants to be told when it is to run as root; Swift's own setting is in its files. */
function asRoot(): string[] {
  return process.getuid?.() === 0 ? ['-u', 'root'] : [];
}

/** Says that what is kept of each kind is on the one device of this machine. */
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

/** Makes the rings of all kinds in one process, because starting Swift's own program nine times takes longer than all else. */
function makeRings(folder: string, ports: Readonly<Record<string, number>>): void {
  const places = Object.entries(ports).map(([kind, port]) => `${kind}=${port}`);
  execFileSync('/usr/bin/python3', ['-c', ringProgram, ...places], { cwd: folder });
}

/** The user of this process, because the servers give up root's rights otherwise. */
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

/** Waits until the server answers, and makes the bucket. */
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
