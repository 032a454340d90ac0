import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from './site.ts';

const packageFile: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const listed = v.parse(v.object({ workspaces: v.array(v.string()) }), packageFile).workspaces;

/** The folders of all workspaces. */
export const workspaces: readonly string[] = listed.flatMap((pattern) =>
  globSync(pattern, { cwd: root }).toSorted(),
);
