import path from 'node:path';
import type { DeliveryConfig } from '@site/delivery/config.ts';
import { buildRelease } from '@site/delivery/releases/build-release.ts';
import type { PartName, Release } from '@site/delivery/releases/release.ts';
import pLimit from 'p-limit';
import type { Author } from './git.ts';
import type { ContentStore } from './content-store.ts';

/** Where a built release goes. Acts for the person who asked. */
export type Shipping = {
  release: (release: Release, authors: readonly Author[]) => Promise<void>;
  preview: (name: PartName, id: string) => Promise<Previewed>;
  promote: (name: PartName, id: string, why: string) => Promise<Promoted>;
  /** Called with a release that waits, to publish it after its approval. */
  awaitApproval: (release: Release, why: string) => Promise<void>;
};

type Previewed = { kind: 'previewed'; link: string } | Refused;
type Promoted = { kind: 'published' } | Waiting | Refused;
type Refused = { kind: 'refused'; problems: readonly string[] };
/** A clinician has to approve the release `id` first. */
type Waiting = { kind: 'waiting'; id: string; problems: readonly string[] };

/** A preview or publication of a section, running or finished. */
export type Run = {
  section: PartName;
  what: 'preview' | 'publish';
  step: 'waiting' | 'building' | 'shipping' | 'done';
  /** Set when it is done. */
  outcome: Previewed | Promoted | null;
  /** The documents that it contains. */
  files: readonly string[];
};

/** A release to publish. */
type Order = { section: PartName; id: string; why: string };

export type Publisher = ReturnType<typeof createPublisher>;

/** Builds sections from their documents in git, one at a time, and previews or publishes them. */
export function createPublisher({
  content,
  config,
  report,
}: {
  content: ContentStore;
  config: DeliveryConfig;
  /** Called with an error that is not the writer's. */
  report: (error: unknown) => void;
}) {
  const inTurn = pLimit(1);
  const runs = new Map<string, Run>();

  async function ship(run: Run, shipping: Shipping): Promise<void> {
    const { section } = run;
    run.step = 'building';
    const merged = await content.mergeBase(section);
    if (merged.kind === 'conflict') {
      run.outcome = { kind: 'refused', problems: merged.files.map(bothChanged) };
      return;
    }
    run.files = await content.unpublished(section);
    const authors = await content.unpublishedAuthors(section);
    await content.withCopy(section, async (root) => {
      const release = await buildRelease(section, config, path.join(root, section));
      run.step = 'shipping';
      await shipping.release(release, authors);
      if (run.what === 'preview') {
        run.outcome = await shipping.preview(section, release.id);
        return;
      }
      const why = aboutFiles(run.files);
      run.outcome = await publish({ section, id: release.id, why }, shipping);
      if (run.outcome.kind === 'waiting') await shipping.awaitApproval(release, why);
    });
  }

  async function publish({ section, id, why }: Order, shipping: Shipping): Promise<Promoted> {
    const outcome = await shipping.promote(section, id, why);
    if (outcome.kind === 'published') await content.push(section);
    return outcome;
  }

  return {
    /** Starts a run, or returns the one that is not finished yet. */
    start(section: PartName, what: Run['what'], shipping: Shipping): Run {
      const known = runs.get(section);
      if (known && known.step !== 'done') return known;
      const run: Run = { section, what, step: 'waiting', outcome: null, files: [] };
      runs.set(section, run);
      void inTurn(() => ship(run, shipping))
        .catch((error: unknown) => {
          report(error);
          run.outcome = { kind: 'refused', problems: reasonsIn(error) };
        })
        .finally(() => {
          run.step = 'done';
        });
      return run;
    },
    /** Publishes a release that had to wait. */
    async publishApproved(order: Order, shipping: Shipping): Promise<Promoted> {
      const outcome = await publish(order, shipping);
      const run = runs.get(order.section);
      if (run?.outcome?.kind === 'waiting' && run.outcome.id === order.id) run.outcome = outcome;
      return outcome;
    },
    latest: (section: string): Run | null => runs.get(section) ?? null,
  };
}

function bothChanged(file: string): string {
  return `${file} was changed here and by a developer. Choose a version.`;
}

function aboutFiles(files: readonly string[]): string {
  return files.length === 0 ? 'Nothing changed' : `Edited ${files.join(', ')}`;
}

/** What the build says, without the folder that it was built in. */
export function reasonsIn(error: unknown): readonly string[] {
  const words = error instanceof Error ? error.message : String(error);
  return words
    .split('\n')
    .map((line) => line.replaceAll(/\/\S*?\/content\/[\w-]+(?:\.build)?\/(?=[\w-]+\/)/g, '').trim())
    .filter((line) => line !== '');
}
