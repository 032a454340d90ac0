import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/site.ts';
import { parseDockerfile } from './parse-dockerfile.ts';

/** The stages of the Dockerfile. */
export const stages = parseDockerfile(readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8'));

/** Returns a stage by name. Throws if there is none. */
export function stageOf(name: string) {
  const stage = stages.find((each) => each.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}.`);
  return stage;
}

/** Returns what a stage copies from the project or another stage: sources and their target. */
export function copiesOf(
  name: string,
): readonly { from: string | undefined; sources: readonly string[]; target: string }[] {
  return stageOf(name)
    .instructions.filter(({ word }) => word === 'COPY')
    .map(({ words }) => {
      const all = words.split(/\s+/);
      const from = all[0]?.startsWith('--from=') ? all.shift()?.slice('--from='.length) : undefined;
      return { from, sources: all.slice(0, -1), target: all.at(-1) ?? '' };
    });
}

const ignored = readFileSync(path.join(root, 'deploy/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ isBack: line.startsWith('!'), pattern: line.replace(/^!/, '') }))
  .map(({ isBack, pattern }) => ({ isBack, pattern, matches: patternOf(pattern) }));

/** A Docker ignore pattern, which matches a path and everything below it. */
function patternOf(pattern: string): RegExp {
  const literal = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  const words = literal.replaceAll('**/', '\0').replaceAll('*', '[^/]*');
  return new RegExp(`^${words.replaceAll('\0', '(?:.*/)?')}(?:/|$)`);
}

/** Whether a file is in Docker's build context. The last matching pattern decides. */
export function isGiven(file: string): boolean {
  const last = ignored.findLast(({ matches }) => matches.test(file.split(path.sep).join('/')));
  return last === undefined || last.isBack;
}

/** Whether a folder has a file in Docker's build context. */
export function isEntered(folder: string): boolean {
  const start = folder === '' ? '' : `${folder}/`;
  return isGiven(folder) || ignored.some((each) => each.isBack && each.pattern.startsWith(start));
}
