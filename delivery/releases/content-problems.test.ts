import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { contentProblems } from './content-problems.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-problems-'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function save(program: string): Promise<void> {
  await writeFile(path.join(folder, 'check-content.ts'), program);
}

test('a part without a check has no problems', async () => {
  expect(await contentProblems(folder)).toEqual([]);
});

test("reruns a part's check after every save", async () => {
  await save(`export const checkContent = (): string[] => ['faq.ts, lead: must not be empty'];`);
  expect(await contentProblems(folder)).toEqual(['faq.ts, lead: must not be empty']);

  await save('export const checkContent = (): string[] => [];');
  expect(await contentProblems(folder)).toEqual([]);
});

test('reports the position of a syntax error', async () => {
  await save('export const checkContent = () => [');
  await expect(contentProblems(folder)).rejects.toThrow('check-content.ts:1');
});
