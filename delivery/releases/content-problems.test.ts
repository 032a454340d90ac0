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

test('what the check of a part says is said, and read again after every save', async () => {
  await save(`export const checkContent = (): string[] => ['faq.ts, lead: must not be empty'];`);
  expect(await contentProblems(folder)).toEqual(['faq.ts, lead: must not be empty']);

  await save('export const checkContent = (): string[] => [];');
  expect(await contentProblems(folder)).toEqual([]);
});

test('a file that cannot be read is told with the place of the mistake', async () => {
  await save('export const checkContent = () => [');
  await expect(contentProblems(folder)).rejects.toThrow('check-content.ts:1');
});
