import path from 'node:path';
import { repositoryRoot } from '@site/delivery/config.ts';
import type { SiteSection } from '@site/delivery/sections/site-section.ts';
import { writeEditorFiles } from '@site/desk/content/schema-files.ts';
import { initSection } from './init-section.ts';

/** Creates the folder of a section in this project, and the schemas of its documents. */
export async function createSection(
  name: SiteSection['name'],
  { prefix, owner }: { prefix?: string | undefined; owner: string },
): Promise<void> {
  const folder = path.join(repositoryRoot, name);
  const home = { kind: 'project', owner } as const;
  for (const file of await initSection(name, { folder, prefix, home })) {
    console.log(`${name}/${file}`);
  }
  await writeEditorFiles();
  console.log(`\nNext: npm install, then npm run dev -- ${name}`);
}
