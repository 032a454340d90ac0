import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { copyProject } from '../support/copy-project.ts';

const run = promisify(execFile);

/** Requests a release's paths, some pages and its search entries from its renderer. Runs in a separate process. */
const program = `
const [file, site, ...paths] = process.argv.slice(1);
const { renderer } = require(file);
const request = { site: JSON.parse(site), services: { publishedBlogs: async () => [], blog: async () => null } };
(async () => console.log(JSON.stringify({
  paths: await renderer.paths(request),
  pages: await Promise.all(paths.map(async (path) => (await renderer.render({ ...request, path })).html)),
  searchable: (await renderer.searchEntries(request)).map(({ path }) => path),
})))();`;

const answer = v.object({
  paths: v.array(v.string()),
  pages: v.array(v.string()),
  searchable: v.array(v.string()),
});

test('two documents add a condition, and each page gets its own content', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'condition-'));
  try {
    await copyProject(folder, 'same');
    const content = path.join(folder, 'mfe-assessments/content/conditions');
    const words = await readFile(path.join(content, 'dyscalculia.md'), 'utf8');
    await writeFile(
      path.join(content, 'fear-of-numbers.md'),
      words
        .replace('slug: dyscalculia', 'slug: fearOfNumbers')
        .replace('# Dyscalculia', '# Fear of numbers')
        .replace('title: Dyscalculia', 'title: Fear of numbers')
        .replace(/place: \d+/, 'place: 15'),
    );
    await copyFile(
      path.join(content, 'dyscalculia.checklist.yaml'),
      path.join(content, 'fear-of-numbers.checklist.yaml'),
    );
    const site = path.join(folder, 'cli/site.ts');
    const data = path.join(folder, '.data');
    await run(process.execPath, ['--import', 'tsx', site, 'release', 'mfe-assessments'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: data },
    });
    const releases = path.join(data, 'releases/mfe-assessments');
    const [id = ''] = await readdir(releases);
    const page = '/assessments/learning/fearOfNumbers';
    const sheet = `${page}/checklist`;
    const { stdout } = await run(process.execPath, [
      '-e',
      program,
      path.join(releases, id, 'node/renderer.cjs'),
      JSON.stringify(configuredSite()),
      page,
      sheet,
      `${sheet}/hi`,
      '/assessments/learning',
      '/assessments',
    ]);
    const { paths, pages, searchable } = v.parse(answer, JSON.parse(stdout));

    expect(paths).toEqual(expect.arrayContaining([page, sheet, `${sheet}/hi`, `${sheet}/kn`]));
    expect(searchable).toEqual(expect.arrayContaining([page, sheet]));
    const [ofPage, ofSheet, inHindi, ofCategory, ofIndex] = pages;
    expect(ofPage).toContain('Fear of numbers');
    expect(ofSheet).toContain('Before school: finds it hard to learn to count');
    expect(inHindi).toMatch(/\p{Script=Devanagari}/u);
    for (const list of [ofCategory, ofIndex]) expect(list).toContain(`href="${page}"`);
    const cards = [...(ofCategory ?? '').matchAll(/href="\/assessments\/learning\/(\w+)"/g)];
    expect([...new Set(cards.map(([, slug]) => slug))]).toEqual([
      'dyslexia',
      'fearOfNumbers',
      'dyscalculia',
      'dysgraphia',
    ]);

    // Browsers receive the text in the page's HTML only.
    const browser = path.join(releases, id, 'browser');
    const scripts = (await readdir(browser)).filter((file) => file.endsWith('.js'));
    expect(scripts).toContain('entry.js');
    for (const script of scripts) {
      expect(await readFile(path.join(browser, script), 'utf8')).not.toContain('Fear of numbers');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
