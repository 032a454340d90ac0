import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { federatedName } from '@site/kit/remote/contract.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type * as v from 'valibot';
import { owns, routePattern } from '../compose/page-path.ts';
import { descriptionProblems } from '../releases/description-problems.ts';
import { DESCRIPTION, parseRelease, type Release } from '../releases/release.ts';
import { damageOf, releaseFolder, releaseFolders } from '../releases/release-store.ts';
import type { ReleaseRenderer } from '../render/release-renderer.ts';
import { RenderError, type renderedPage } from '../render/rendered.ts';
import { startRenderProcess } from '../render/render-process.ts';
import { styleProblems } from '../promotion/style-problems.ts';
import { releaseProblems } from '../promotion/validate.ts';

/** Problems as sentences, and the number of pages rendered. */
export type Conformance = { problems: readonly string[]; pages: number };

/**
 * Checks, to the extent possible without a browser, whether a folder contains a release that conforms to the contract
 * (docs/contracts/section.md): its description, files and sheets, and every page rendered with this configuration and
 * no posts. Changes nothing.
 */
export async function checkConformance(folder: string, site: SiteConfig): Promise<Conformance> {
  const read = await readDescription(folder);
  if (read.kind === 'invalid') return { problems: read.problems, pages: 0 };
  const { release } = read;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  try {
    const copy = releaseFolder(dataDir, release.name, release.id);
    await cp(folder, copy, { recursive: true, dereference: true });
    const problems = [
      ...descriptionProblems(release),
      ...(await damageOf(dataDir, release)),
      ...releaseProblems(release, [], null),
    ];
    if (problems.length > 0) return { problems, pages: 0 };
    problems.push(
      ...(await styleProblems(dataDir, release)),
      ...(await entryProblems(copy, release)),
    );
    const rendered = await rendererProblems(dataDir, release, site);
    return { problems: [...problems, ...rendered.problems], pages: rendered.pages };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function readDescription(folder: string): Promise<ReturnType<typeof parseRelease>> {
  const invalid = (problem: string) => ({ kind: 'invalid' as const, problems: [problem] });
  const text = await readFile(path.join(folder, DESCRIPTION), 'utf8').catch(() => null);
  if (text === null) return invalid(`${folder} has no ${DESCRIPTION}.`);
  const read = parseRelease(text);
  if (read.kind === 'invalid' || read.release.name !== 'shell') return read;
  return invalid('This is a shell, but the contract only covers sections.');
}

/** Checks a browser entry without running it. */
async function entryProblems(folder: string, { name, entry }: Release) {
  const problems: string[] = [];
  const text = await readFile(path.join(folder, releaseFolders.browser, entry), 'utf8');
  const global = federatedName(name);
  if (!text.includes(global)) {
    problems.push(
      `browser/${entry} does not contain ${global}, the name by which the shell loads it.`,
    );
  }
  return problems;
}

async function rendererProblems(
  dataDir: string,
  release: Release,
  site: SiteConfig,
): Promise<Conformance> {
  const { name, id } = release;
  const services: Services = {
    publishedBlogs: async (which) => (which === 'built-in' ? release.posts : []),
    blog: async () => null,
  };
  let section: ReleaseRenderer | null = null;
  try {
    section = await startRenderProcess({ dataDir, name, id, services });
    return await pageAndRouteProblems(section, release, site);
  } catch (error) {
    if (error instanceof RenderError) return { problems: [error.message], pages: 0 };
    throw error;
  } finally {
    section?.close();
  }
}

async function pageAndRouteProblems(
  section: ReleaseRenderer,
  release: Release,
  site: SiteConfig,
): Promise<Conformance> {
  const problems: string[] = [];
  const patterns = release.routes.map(({ pattern }) => withProductSlug(pattern, site));
  const prefixes = release.prefixes.map((prefix) => withProductSlug(prefix, site));
  if (section.prefixes.join() !== release.prefixes.join()) {
    problems.push('The renderer and release.json have different prefixes.');
  }
  if (namesOf(section.routes) !== namesOf(release.routes)) {
    problems.push('The renderer and release.json have different routes.');
  }
  const paths = [...new Set(await section.paths(site))];
  if (paths.length === 0) problems.push('The renderer returned no pages (paths).');
  for (const pathname of paths) {
    if (routePattern(patterns, pathname) === null) {
      problems.push(`${pathname}: no route in release.json matches this page.`);
    }
    const page = await section.render(pathname, site);
    const again = await section.render(pathname, site);
    problems.push(...pageProblems(page, release).map((sentence) => `${pathname}: ${sentence}`));
    if (JSON.stringify(page) !== JSON.stringify(again)) {
      problems.push(`${pathname}: rendering it twice gave different results.`);
    }
  }
  for (const { from, to } of release.redirects) {
    const [source, target] = [withProductSlug(from, site), withProductSlug(to, site)];
    if (paths.includes(source)) problems.push(`${source} is both a redirect and a page.`);
    if (owns(prefixes, target) && !paths.includes(target)) {
      problems.push(`${source} redirects to ${target}, which is not a page.`);
    }
  }
  const files = (await section.documents(site)).map(({ path: address }) => address);
  for (const address of [...paths, ...files].filter((each) => !owns(prefixes, each))) {
    problems.push(`${address} is outside the prefixes in release.json.`);
  }
  await section.searchEntries(site);
  return { problems, pages: paths.length };
}

function namesOf(routes: readonly { id: string; pattern: string }[]): string {
  return routes.map(({ id, pattern }) => `${id} ${pattern}`).join('\n');
}

/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Finds problems in a page for visitors, search engines or the Content Security Policy. */
function pageProblems(
  { html, head, status }: v.InferOutput<typeof renderedPage>,
  { islands }: Pick<Release, 'islands'>,
): string[] {
  const problems: string[] = [];
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) problems.push(`it has ${headings} h1 elements instead of one.`);
  if (/<script|javascript:|<[^>]* on[a-z]+=["']/i.test(html)) {
    problems.push('its HTML contains a script or event handler, which the CSP blocks.');
  }
  if (/<[^>]* style=["']/i.test(html)) {
    problems.push('its HTML contains a style attribute, which the CSP blocks.');
  }
  if (head.title.trim() === '') problems.push('its head has no title.');
  if (head.description.trim() === '' || head.description.length > MAX_DESCRIPTION_LENGTH) {
    problems.push(`its description must have 1 to ${MAX_DESCRIPTION_LENGTH} characters.`);
  }
  if (status !== 200) problems.push(`it is in the list of pages but has status ${status}.`);
  for (const [, name = ''] of html.matchAll(/ data-island="([^"]+)"/g)) {
    if (!(name in islands)) problems.push(`release.json has no scripts for its island ${name}.`);
  }
  return problems;
}
