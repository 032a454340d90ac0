import type { DataChange } from '@site/kit/remote/contract.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { compose, type ComposeReport } from '../compose/compose.ts';
import { partNames, type PartName, type Release } from '../releases/release.ts';
import { listReleases, readRelease } from '../releases/release-store.ts';
import { checkPromotion } from './check-promotion.ts';
import { promoted, readRegistry, type Registry, rolledBack, writeRegistry } from './registry.ts';
import { whileShipping } from './shipping-lock.ts';
import { forgetUnfinished, noteUnfinished, readUnfinished } from './unfinished-changes.ts';

/** What shipping needs to know besides what is shipped. */
export type ShipSurroundings = { dataDir: string; site: SiteConfig; services: Services };

/** What came of shipping: the new state of the site, or the reasons why nothing moved. */
export type ShipOutcome =
  | { kind: 'shipped'; report: ComposeReport; live: Readonly<Partial<Record<PartName, string>>> }
  | { kind: 'refused'; problems: readonly string[] };

/**
 * Makes releases live: checks each, draws the pages they touch, and moves the registry last.
 * `null` as an id stands for the newest release. Refusal changes nothing.
 */
export async function promote(
  surroundings: ShipSurroundings,
  wanted: readonly { name: PartName; id: string | null }[],
): Promise<ShipOutcome> {
  const { dataDir } = surroundings;
  return whileShipping(dataDir, async () => {
    const candidates: Release[] = [];
    for (const { name, id } of wanted) {
      const release = id
        ? await readRelease(dataDir, name, id)
        : ((await listReleases(dataDir, name))[0] ?? null);
      if (!release)
        return refused(`There is no release ${id ?? ''} of ${name}.`.replace('  ', ' '));
      candidates.push(release);
    }
    const before = await readRegistry(dataDir);
    const after = candidates.reduce(
      (registry, { name, id }) => promoted(registry, name, id),
      before,
    );
    return moveTo(surroundings, after, candidates);
  });
}

/** Makes the release live that was live before. Refused when there is none. */
export async function rollBack(
  surroundings: ShipSurroundings,
  name: PartName,
): Promise<ShipOutcome> {
  const { dataDir } = surroundings;
  return whileShipping(dataDir, async () => {
    const after = rolledBack(await readRegistry(dataDir), name);
    const id = after?.parts[name]?.live;
    if (!after || !id) return refused(`${name} has no earlier release to go back to.`);
    const release = await readRelease(dataDir, name, id);
    if (!release) return refused(`Release ${id} of ${name} is not there any more.`);
    return moveTo(surroundings, after, [release]);
  });
}

/** Draws every page again from the live releases, for a changed configuration or changed data. */
export async function recompose(surroundings: ShipSurroundings): Promise<ComposeReport> {
  const { dataDir } = surroundings;
  return whileShipping(dataDir, async () => {
    const report = await compose({
      ...surroundings,
      registry: await readRegistry(dataDir),
      change: { parts: partNames },
    });
    await forgetUnfinished(dataDir);
    return report;
  });
}

/**
 * Draws the pages of changes that a program made and was ended before it had drawn them. Gives how many
 * pages were drawn. A change whose pages cannot be drawn throws, and stays noted.
 */
export async function finishChanges(surroundings: ShipSurroundings): Promise<number> {
  const { dataDir } = surroundings;
  if ((await readUnfinished(dataDir)).length === 0) return 0;
  return whileShipping(dataDir, async () => {
    const registry = await readRegistry(dataDir);
    let pages = 0;
    for (const data of await readUnfinished(dataDir)) {
      const report = await compose({ ...surroundings, registry, change: { data } });
      await forgetUnfinished(dataDir, data.blogId);
      pages += report.pages + report.removed;
    }
    return pages;
  });
}

/** A step that changes what pages are drawn from. */
export type DataStep = {
  /** Says what the change will be, before it is made. */
  tell: () => Promise<DataChange>;
  make: () => Promise<void>;
  /** Takes the change back. */
  undo: () => Promise<void>;
};

/**
 * Changes data that pages are drawn from and draws the pages that the change touches, while nothing else
 * is shipped. When they cannot be drawn or written, the change is taken back and the failure thrown on.
 * When the program is ended in between, `finishChanges` draws them later.
 */
export async function recomposeForData(
  surroundings: ShipSurroundings,
  { tell, make, undo }: DataStep,
): Promise<ComposeReport> {
  const { dataDir } = surroundings;
  return whileShipping(dataDir, async () => {
    const registry = await readRegistry(dataDir);
    const data = await tell();
    await noteUnfinished(dataDir, data);
    const draw = async () => {
      const report = await compose({ ...surroundings, registry, change: { data } });
      await forgetUnfinished(dataDir, data.blogId);
      return report;
    };
    await make();
    try {
      return await draw();
    } catch (error) {
      await undo();
      // Pages that were written before the failure say again what they said. A disk that failed may fail
      // once more, and the first failure is the one to tell.
      await draw().catch(() => undefined);
      throw error;
    }
  });
}

async function moveTo(
  surroundings: ShipSurroundings,
  registry: Registry,
  candidates: readonly Release[],
): Promise<ShipOutcome> {
  const { dataDir } = surroundings;
  const others = await liveOthers(dataDir, registry);
  const problems = candidates.flatMap((candidate) =>
    checkPromotion(
      candidate,
      others.filter(({ name }) => name !== candidate.name),
    ),
  );
  if (problems.length > 0) return refused(...new Set(problems));
  const report = await compose({
    ...surroundings,
    registry,
    change: { parts: candidates.map(({ name }) => name) },
  });
  await writeRegistry(dataDir, registry);
  // The shell is in every page, so none is left that says what was before a change.
  if (candidates.some(({ name }) => name === 'shell')) await forgetUnfinished(dataDir);
  const live = Object.fromEntries(
    Object.entries(registry.parts).map(([name, part]) => [name, part.live]),
  );
  return { kind: 'shipped', report, live };
}

async function liveOthers(dataDir: string, registry: Registry): Promise<Release[]> {
  const releases = await Promise.all(
    partNames.map(async (name) => {
      const id = registry.parts[name]?.live;
      return id ? readRelease(dataDir, name, id) : null;
    }),
  );
  return releases.filter((release) => release !== null);
}

function refused(...problems: string[]): ShipOutcome {
  return { kind: 'refused', problems };
}
