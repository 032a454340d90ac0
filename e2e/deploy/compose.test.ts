import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { parse } from 'yaml';
import { stageOf } from './image-files.ts';

const root = path.resolve(__dirname, '../..');
const text = readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8');

const names = v.optional(v.array(v.string()), []);
const service = v.object({
  image: v.pipe(v.string(), v.regex(/^[\w./-]+(:[\w.-]+)?$/)),
  build: v.optional(
    v.object({ context: v.literal('..'), dockerfile: v.string(), target: v.string() }),
  ),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  command: v.optional(v.array(v.string()), []),
  read_only: v.optional(v.boolean(), false),
  cap_drop: names,
  security_opt: names,
  volumes: names,
  tmpfs: names,
  networks: names,
  ports: names,
  profiles: names,
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() })), {}),
  healthcheck: v.optional(v.object({ test: v.array(v.string()) })),
  mem_limit: v.string(),
  privileged: v.optional(v.never()),
});
const file = v.object({
  services: v.record(v.string(), service),
  networks: v.record(v.string(), v.object({ internal: v.optional(v.boolean(), false) })),
  volumes: v.record(v.string(), v.object({})),
});
const { services, networks, volumes } = v.parse(file, parse(text, { merge: true }));

describe.each(Object.entries(services))('%s', (_name, each) => {
  test('names only networks, volumes, services and images that exist', () => {
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(each.networks));
    for (const volume of each.volumes) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
    for (const [other, { condition }] of Object.entries(each.depends_on)) {
      expect(services).toHaveProperty(other);
      const { build, healthcheck } = services[other] ?? {};
      const isAsked =
        healthcheck !== undefined ||
        stageOf(build?.target ?? '').instructions.some(({ word }) => word === 'HEALTHCHECK');
      expect({ condition, isAsked }).toEqual({ condition: 'service_healthy', isAsked: true });
    }
    const targets = each.build ? [each.build.target] : [];
    expect(targets.map((target) => stageOf(target).name)).toEqual(targets);
  });

  test('has no extra privileges, and a memory limit', () => {
    expect(each.security_opt).toContain('no-new-privileges:true');
    expect(each.mem_limit).toMatch(/^\d+[mg]$/);
    // PostgreSQL's image drops root by itself, which requires a few capabilities and a writable file system.
    if (each.image.startsWith('postgres:')) return;
    expect(each.read_only).toBe(true);
    expect(each.cap_drop).toEqual(['ALL']);
    expect(each.tmpfs.some((place) => place.startsWith('/tmp'))).toBe(true);
  });
});

test('only nginx is public, and the database is internal', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
  expect(published.map(([name]) => name)).toEqual(['proxy']);
  expect(services['database']?.networks).toEqual(['back']);
  expect(networks['back']?.internal).toBe(true);
  expect(services['proxy']?.networks).toEqual(['front']);
  expect(services['proxy']?.volumes).toEqual(['data:/data:ro']);
});

test('nginx proxies to existing processes', () => {
  const hosts = readFileSync(path.join(root, 'deploy/nginx/containers/hosts.conf'), 'utf8');
  const passedTo = [...hosts.matchAll(/^ *server (\S+)/gm)].map(([, host]) => host);
  expect(new Set(passedTo)).toEqual(new Set(['site-1:8080', 'site-2:8080']));
  expect(services).toMatchObject({ 'site-1': {}, 'site-2': {} });
});

test('the manual shipping commands cover all parts and exist', () => {
  const script = services['ship']?.command.at(-1) ?? '';
  expect(script).toContain('parts="shell $$(echo mfe-*)"');
  const called = [...script.matchAll(/cli\/site\.ts (\w+)/g)].map(([, name]) => name);
  expect(called).toEqual(['release', 'promote']);
  const program = readFileSync(path.join(root, 'cli/shipping-commands.ts'), 'utf8');
  for (const name of called) expect(program).toContain(`.command('${name}')`);
});
