import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/kit/site.ts';
import type { DeliveryConfig } from '@site/delivery/config.ts';
import { buildRelease } from '@site/delivery/releases/build-release.ts';
import { contentProblems } from '@site/delivery/releases/content-problems.ts';
import type { PartName, Release } from '@site/delivery/releases/release.ts';
import pLimit from 'p-limit';
import type { Author } from './git.ts';
import type { ContentStore, Revision } from './content-store.ts';
import { siteIn } from './site-documents.ts';
import { CONFIG_FILE, folderOf, partsWithDangers, type TextSet } from './text-set.ts';

/** What goes live together: releases of parts, or a configuration. */
export type Shipment = readonly { name: PartName | 'config'; id: string }[];

/** Texts to publish. */
export type Order = {
  section: TextSet;
  /** The commit with the texts. */
  commit: string;
  shipment: Shipment;
  why: string;
};

/** Where built texts go. Acts for the person who asked. */
export type Shipping = {
  release: (release: Release, authors: readonly Author[]) => Promise<void>;
  /** Stores a configuration and returns its id. */
  configure: (site: SiteConfig, authors: readonly Author[]) => Promise<string>;
  preview: (shipment: Shipment) => Promise<Previewed>;
  promote: (shipment: Shipment, why: string) => Promise<Promoted>;
  /** Called with texts that wait, to publish them after their approval. */
  awaitApproval: (order: Order) => Promise<void>;
};

type Previewed = { kind: 'previewed'; link: string } | Refused;
type Promoted = { kind: 'published' } | Waiting | Refused;
/** CI ships the branch. */
type Sent = { kind: 'sent' };
type Refused = { kind: 'refused'; problems: readonly string[] };
/** A clinician has to approve the release `id` first. */
type Waiting = { kind: 'waiting'; id: string; problems: readonly string[] };

/** A preview or publication of a section, running or finished. */
export type Run = {
  section: TextSet;
  what: 'preview' | 'publish';
  step: 'waiting' | 'building' | 'shipping' | 'done';
  /** Set when it is done. */
  outcome: Previewed | Promoted | Sent | null;
  /** The documents that it contains. */
  files: readonly string[];
};

export type Publisher = ReturnType<typeof createPublisher>;

/** Builds sections from their documents in git, one at a time, and previews or publishes them. */
export function createPublisher({
  content,
  config,
  shipsByCi,
  report,
}: {
  content: ContentStore;
  config: DeliveryConfig;
  /** Whether publishing only pushes the branch, and CI ships it. */
  shipsByCi: boolean;
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
    const commit = await content.head(section);
    if (run.what === 'publish' && shipsByCi) {
      await content.push(section);
      run.outcome = { kind: 'sent' };
      return;
    }
    const changes = await content.unpublishedChanges(section);
    const authors = new Map(changes.map(({ author }) => [author.email, author]));
    const shipment = await build(section, [...authors.values()], shipping);
    run.step = 'shipping';
    if (run.what === 'preview') {
      run.outcome = await shipping.preview(shipment);
      return;
    }
    const order = { section, commit, shipment, why: aboutChanges(changes) };
    run.outcome = await publish(order, shipping);
    if (run.outcome.kind === 'waiting') await shipping.awaitApproval(order);
  }

  /** Builds every part that shows the texts. */
  async function build(
    section: TextSet,
    authors: readonly Author[],
    shipping: Shipping,
  ): Promise<Shipment> {
    if (section === 'config') {
      const read = (root: string) => readFile(path.join(root, CONFIG_FILE), 'utf8');
      const site = siteIn(await content.withCopy(section, read));
      return [{ name: section, id: await shipping.configure(site, authors) }];
    }
    const shipment: { name: PartName; id: string }[] = [];
    for (const part of section === 'safety' ? partsWithDangers() : [section]) {
      const release = await content.withCopy(
        part,
        async (root) => {
          const problems = await contentProblems(path.join(root, folderOf('safety')));
          if (problems.length > 0) throw new Error(problems.join('\n'));
          return await buildRelease(part, config, path.join(root, part));
        },
        part === section ? undefined : section,
      );
      await shipping.release(release, authors);
      shipment.push({ name: part, id: release.id });
    }
    return shipment;
  }

  async function publish(order: Order, shipping: Shipping): Promise<Promoted> {
    const { section, commit, shipment, why } = order;
    const outcome = await shipping.promote(shipment, why);
    if (outcome.kind !== 'published') return outcome;
    const parts = shipment.map(({ name }) => name);
    await content.noteLive(section, commit, parts);
    for (const each of new Set([section, ...parts])) await content.push(each);
    return outcome;
  }

  return {
    /** Starts a run, or returns the one that is not finished yet. */
    start(section: TextSet, what: Run['what'], shipping: Shipping): Run {
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
      const { outcome: before = null } = run ?? {};
      if (run && before?.kind === 'waiting' && order.shipment.some(({ id }) => id === before.id))
        run.outcome = outcome;
      return outcome;
    },
    latest: (section: string): Run | null => runs.get(section) ?? null,
    /** Resolves once all started runs are done. */
    finished: () => inTurn(() => Promise.resolve()),
  };
}

function bothChanged(file: string): string {
  return `${file} was changed here and by a developer. Choose a version.`;
}

function aboutChanges(changes: readonly Revision[]): string {
  const words = new Set(changes.map((change) => change.words));
  return words.size === 0 ? 'Nothing changed' : [...words].join(', ');
}

/** What the build says, without the folder that it was built in. */
export function reasonsIn(error: unknown): readonly string[] {
  const words = error instanceof Error ? error.message : String(error);
  return words
    .split('\n')
    .map((line) => line.replaceAll(/\/\S*?\/content\/[\w-]+(?:\.build)?\/(?=[\w-]+\/)/g, '').trim())
    .filter((line) => line !== '' && !line.endsWith('Fix these problems:'));
}
