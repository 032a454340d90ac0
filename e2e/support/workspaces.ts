import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from './site.ts';

const packageFile: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The folders of all workspaces, as the root `package.json` lists them. */
export const { workspaces } = v.parse(v.object({ workspaces: v.array(v.string()) }), packageFile);
