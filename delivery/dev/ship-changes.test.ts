import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PartName } from '../releases/release.ts';
import { openStores, type Stores } from '../stores.ts';
import { shipChanges } from './ship-changes.ts';

let folder: string;
let stores: Stores;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ship-changes-'));
  stores = await openStores(folder, { dialect: 'sqlite', file: path.join(folder, 'db.sqlite') });
});

afterEach(async () => {
  await stores.registry.close();
  await rm(folder, { recursive: true });
});

/** Shipping of parts of which no release can be made; `told` are those it was tried with, in order. */
function startShipping() {
  const told: string[] = [];
  const release = async (part: PartName) => {
    throw new Error(`${part} cannot be copied`);
  };
  const shipping = shipChanges(stores, { release }, (_part, problems) => told.push(...problems));
  return { shipping, told };
}

/** Everything that follows from what happened so far has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what is built before the first version is live is shipped as soon as it is, unless that has it', async () => {
  const { shipping, told } = startShipping();
  shipping.add('mfe-home');
  shipping.add('mfe-blog');
  shipping.leaveOut('mfe-home');
  shipping.leaveOut('mfe-blog');
  shipping.add('mfe-blog');
  await settled();
  expect(told).toEqual([]);

  shipping.begin();
  await settled();
  expect(told).toEqual(['mfe-blog cannot be copied']);
});

test('what is built several times while another part is shipped is shipped once', async () => {
  const { shipping, told } = startShipping();
  shipping.begin();
  const parts: PartName[] = ['mfe-home', 'mfe-blog', 'mfe-blog'];
  for (const part of parts) shipping.add(part);
  await settled();
  expect(told).toEqual(['mfe-home cannot be copied', 'mfe-blog cannot be copied']);
});
