import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { openTestSite } from '../support/test-site.ts';
import { untilCompressedWell } from '../support/until-compressed-well.ts';
import { composeWithPosts, runCommandFor, savePosts } from './bench-site.ts';
import type { Values } from './figures.ts';

/** Composes a site with 1,000 posts from nothing, makes it again, and looks whether it comes to the same bytes. */
export async function measureCompose(folder: string, dataDir: string): Promise<Values> {
  const printed = await composeWithPosts(dataDir, folder);
  const [, seconds, pages] = /live after ([\d.]+) s: (\d+) pages rendered/.exec(printed) ?? [];
  if (!pages || !seconds) throw new Error('The promotion did not say how long it took.');
  const isSame = /and is the same\.$/m.test(await runCommandFor(folder, 'verify'));
  return {
    composedPages: Number(pages),
    compose: Number(seconds) * 1000,
    composeChanges: isSame ? 0 : 1,
  };
}

/** How many versions a site has had that is measured. */
const VERSIONS_BEFORE = 6;

const post = `---
title: A measured post
author: A parent
summary: A post whose way to its readers is measured.
date: 2024-01-05
thumbnail: shell/assets/illustrations/hearing-check.svg
alt: A doctor shows a child how an ear is checked
---

Words for parents.
`;

/**
 * Publishes a post beside 1,000, promotes a change of one page and rolls it back, and promotes another word on the
 * pages of all posts, each timed from the start of the command until the running site shows it.
 */
export async function measurePublish(_folder: string, dataDir: string): Promise<Values> {
  const site = await openTestSite({ dataDir, compressesWell: true });
  const file = (name: string) => path.join(site.folder, name);
  const change = async (name: string, from: RegExp, to: string) =>
    writeFile(file(name), (await readFile(file(name), 'utf8')).replace(from, to));
  const timed = async (pathname: string, isShown: (html: string) => boolean, words: string[]) => {
    const startedAt = performance.now();
    const [name = '', ...rest] = words;
    const shown = untilShown(site.origin + pathname, isShown).then(() => performance.now());
    // The command tidies up when visitors have the change.
    const [shownAt] = await Promise.all([shown, site.command(name, ...rest)]);
    return shownAt - startedAt;
  };
  try {
    await savePosts(file('.data'));
    await site.command('promote', 'posts');
    await untilCompressedWell(file('.data/public'));
    await writeFile(file('measured.md'), post);
    const faq = 'Measured answers';
    await change('mfe-company/content/faq.ts', /heading: '[^']+'/, `heading: '${faq}'`);
    const words = 'Pass it on';
    await change('mfe-blog/content/blog-words.ts', /Share this post/, words);
    for (const part of ['mfe-company', 'mfe-blog']) await site.command('release', part);

    const isThere = (text: string) => (html: string) => html.includes(text);
    // A site that has been published to for a while has old trees, out of which new ones are made.
    for (let number = 1; number <= VERSIONS_BEFORE; number += 1) {
      await writeFile(file('earlier.md'), `${post}${number}\n`);
      await site.command('blog', 'publish', file('earlier.md'));
    }
    const publish = ['blog', 'publish', file('measured.md')];
    return {
      publish: await timed('/blog/measured', isThere('A measured post'), publish),
      promote: await timed('/company/faq', isThere(faq), ['promote', 'mfe-company']),
      rollBack: await timed('/company/faq', (html) => !html.includes(faq), [
        'rollback',
        'mfe-company',
      ]),
      section: await timed('/blog/post-1', isThere(words), ['promote', 'mfe-blog']),
    };
  } finally {
    await site.close();
  }
}

/** Waits until a page shows a change. Throws after two minutes. */
async function untilShown(url: string, isShown: (html: string) => boolean): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < 120_000;) {
    if (isShown(await (await fetch(url)).text())) return;
    await sleep(20);
  }
  throw new Error(`${url} does not show the change.`);
}

const manyPages = v.object({ pages: v.number(), milliseconds: v.number(), bytes: v.number() });

/** Composes 100,000 generated pages in a program of its own, and says what it took. */
export async function measureManyPages(): Promise<Values> {
  const program = path.join(import.meta.dirname, 'compose-many-pages.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program]);
  const { pages, milliseconds, bytes } = v.parse(manyPages, JSON.parse(stdout));
  return { manyPages: pages, manyPagesTime: milliseconds, manyPagesMemory: bytes };
}
