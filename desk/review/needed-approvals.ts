import type { ReviewRule } from '@site/kit/site.ts';
import type { Section } from '../access/rights.ts';
import type { BlobHash, BlobStore } from '@site/delivery/blobs/blob-store.ts';
import type { Reviewed } from './review-store.ts';
import { isPartName, partNamesIn } from '@site/delivery/releases/release.ts';
import { type PageDifference, pageDifferences } from '@site/delivery/versions/page-differences.ts';
import { readConfig } from '@site/delivery/versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '@site/delivery/versions/site-version.ts';
import { wordsOf } from './changed-words.ts';
import { listsSources } from './page-words.ts';
import { isSilent, wordChanges } from './word-changes.ts';

/** Something that may only go live with an approval in a role. */
export type Need = Reviewed & { role: string; why: string };

/** The review rules of the live configuration. */
export async function liveRules(
  blobs: BlobStore,
  live: SiteVersion | null,
): Promise<readonly ReviewRule[]> {
  return (live && (await readConfig(blobs, live.config)).reviews) ?? [];
}

/**
 * Which approvals a change from the live version to another needs. The live rules apply, so a promotion cannot weaken
 * them for itself, and changed rules need an approval in every live role. A rollback (`isRollback`) needs no other
 * approval.
 */
export async function neededApprovals(
  blobs: BlobStore,
  { from, to, isRollback }: { from: SiteVersion; to: SiteVersion; isRollback: boolean },
): Promise<readonly Need[]> {
  const rules = await liveRules(blobs, from);
  if (rules.length === 0) return [];
  const needs: Need[] = [];
  const add = (need: Need) => {
    const isKnown = needs.some(
      ({ section, id, role }) => section === need.section && id === need.id && role === need.role,
    );
    if (!isKnown) needs.push(need);
  };
  let differences: Promise<readonly PageDifference[]> | undefined;
  for (const section of isRollback ? [] : sectionsIn(to)) {
    const id = idIn(to, section);
    if (id === undefined || id === idIn(from, section)) continue;
    for (const { by: role, why, ...rule } of rules.filter(appliesTo(section))) {
      differences ??= pageDifferences(blobs, from, to);
      if (await concerns(blobs, rule, section, differences)) add({ section, id, role, why });
    }
  }
  if (await changesRules(blobs, rules, to.config)) {
    for (const { by: role } of rules) {
      add({ section: 'config', id: to.config, role, why: RULES_CHANGE });
    }
  }
  return needs;
}

/** The reason shown for a configuration with changed rules. */
export const RULES_CHANGE = 'It changes who must approve what.';

/** Whether a configuration changes the rules. */
export async function changesRules(
  blobs: BlobStore,
  rules: readonly ReviewRule[],
  config: BlobHash,
): Promise<boolean> {
  const { reviews = [] } = await readConfig(blobs, config);
  return canonicalJson(reviews) !== canonicalJson(rules);
}

/** Whether a rule covers a section; `*` covers every section and the posts. */
export function appliesTo(section: Section): (rule: Pick<ReviewRule, 'of'>) => boolean {
  const isCoveredByStar = section === 'posts' || (isPartName(section) && section !== 'shell');
  return ({ of }) => of.includes(section) || (isCoveredByStar && of.includes('*'));
}

/** The sections of a version that rules can cover. */
function sectionsIn({ parts }: SiteVersion): Section[] {
  return [...partNamesIn(parts), 'config', 'posts'];
}

/** The id that a version has for a section. */
export function idIn(version: SiteVersion, section: Section): string | undefined {
  if (section === 'config') return version.config;
  if (section === 'posts') return version.data;
  if (section === 'sections') return version.sections;
  return version.parts[section]?.release;
}

/** Whether a rule covers any of the differing pages. Posts and the configuration can change pages of every section. */
async function concerns(
  blobs: BlobStore,
  { paths, cited }: Pick<ReviewRule, 'paths' | 'cited'>,
  section: Section,
  differences: Promise<readonly PageDifference[]>,
): Promise<boolean> {
  if (!paths && !cited) return true;
  const patterns = paths?.map(patternOf);
  for (const { path, part, before, after } of await differences) {
    if (isPartName(section) && part !== section) continue;
    if (patterns && !patterns.some((pattern) => pattern.test(path))) continue;
    if (cited && !(await isCited(blobs, before)) && !(await isCited(blobs, after))) continue;
    const changes = wordChanges(await wordsOf(blobs, before), await wordsOf(blobs, after));
    if (!isSilent(changes)) return true;
  }
  return false;
}

async function isCited(blobs: BlobStore, page: PageDifference['after']): Promise<boolean> {
  return page !== null && listsSources(String(await blobs.read(page.hash)));
}

/** Compiles a path pattern, in which `*` matches any characters. */
function patternOf(path: string): RegExp {
  const pieces = path.split('*').map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`);
}
