import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')),
);

/** The scripts of the project that run a command, with its program. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const program = /(?:delivery|desk)\/commands\/[\w-]+\.ts$/.exec(line)?.[0];
  return program ? [{ name, program }] : [];
});

// Read and not run: starting each program would take a minute.
test('every command of the project is a program that says how it is used', () => {
  expect(commands.length).toBeGreaterThan(10);
  for (const { name, program } of commands) {
    const source = readFileSync(path.join(repositoryRoot, program), 'utf8');
    expect(source).toMatch(new RegExp(`runCommand\\(\\{\\s+help: \`npm (run )?(-s )?${name}\\b`));
  }
});
