import type { SiteConfig } from '@site/kit/site.ts';
import type { CanaryBegun } from '../canary/begin-canary.ts';
import type { CanaryStepped } from '../canary/step-canary.ts';
import type { CanaryStopped } from '../canary/stop-canary.ts';
import type { CountedCanary } from '../canary/canary-counts.ts';
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import type { PartName, Release } from '@site/delivery/releases/release.ts';
import type { SectionChange } from '@site/delivery/sections/change-sections.ts';
import type { SiteSection } from '@site/delivery/sections/site-section.ts';
import type { Outcome } from '@site/delivery/promotion/plan.ts';
import type { Candidate } from '@site/delivery/promotion/candidate.ts';
import type { Preview } from '../previews/preview-store.ts';

/** The content to promote. */
export type Promotion = {
  /** A `null` id means the newest release. */
  parts: readonly { name: PartName; id: string | null }[];
  config?: SiteConfig | undefined;
  /** Whether to promote the posts as they are in the database now. */
  posts?: boolean;
  /** The reason for accepting links to missing pages. */
  allowBrokenLinks?: string | undefined;
  /** The reason for removing public addresses without a redirect. */
  gone?: string | undefined;
  why?: string | undefined;
};

/** The releases to serve to a share of visitors. */
export type CanaryPromotion = Pick<Promotion, 'parts' | 'allowBrokenLinks' | 'gone' | 'why'> & {
  /** The percentage of visitors. */
  share: number;
};

/** Operations on the canary. With `id`, they are refused if another one is running by now. */
export type CanaryTarget = {
  begin: (promotion: CanaryPromotion) => Promise<CanaryBegun>;
  /** Widens the canary; a share of 100 makes it live. */
  step: (share: number, why: string | undefined, id?: string) => Promise<CanaryStepped>;
  stop: (why: string | undefined, id?: string) => Promise<CanaryStopped>;
  /** The latest canary, running or ended; `null` if there has been none. */
  latest: () => Promise<CountedCanary | null>;
};

/** A release in a list. */
export type ListedRelease = {
  id: string;
  releasedAt: Date;
  /** Whether it still exists: old releases are pruned. */
  isThere: boolean;
  isLive: boolean;
  gitRevision: string | null;
};

/** The content to preview. */
export type PreviewWanted = Pick<Promotion, 'parts' | 'config' | 'posts'> & {
  days: number;
};

/** A preview in a list, with its link. */
export type ListedPreview = Pick<Preview, 'id' | 'what' | 'who' | 'sections' | 'endsAt'> & {
  link: string;
};

/** The result of creating a preview. */
export type PreviewAnswer =
  | { kind: 'made'; preview: ListedPreview; pages: Candidate['pages']; rendered: number }
  | { kind: 'refused'; problems: readonly string[] };

/** The result of a dry run: what a promotion would change, or why it would be rejected. */
export type DryRun =
  | { kind: 'ready'; pages: Candidate['pages']; rendered: number }
  | { kind: 'refused'; problems: readonly string[] };

/** A section and its live release; `null` if there is none. */
export type ListedSection = SiteSection & { live: string | null };

/** Where commands ship to: the site of a data folder, or a delivery service. Both behave the same. */
export type DeliveryTarget = {
  /** Uploads a release that was built into this machine's data folder. */
  release: (release: Release) => Promise<void>;
  preview: (wanted: PreviewWanted) => Promise<PreviewAnswer>;
  /** The current previews, newest first. */
  previews: () => Promise<readonly ListedPreview[]>;
  /** Ends a preview; `false` if there is none with this id. */
  endPreview: (id: string) => Promise<boolean>;
  promote: (promotion: Promotion) => Promise<Outcome>;
  /** Composes and checks a promotion without changing anything. */
  dryRun: (promotion: Promotion) => Promise<DryRun>;
  rollBack: (name: PartName | 'config', why: string | undefined) => Promise<Outcome>;
  canary: CanaryTarget;
  /** The parts whose releases the caller may list. */
  parts: () => Promise<readonly PartName[]>;
  /** The sections of the site, by name. */
  sections: () => Promise<readonly ListedSection[]>;
  /** Adds a section, changes its addresses, or removes it with its pages. */
  changeSections: (change: SectionChange, why: string | undefined) => Promise<Outcome>;
  /** The releases of a part, newest first. */
  releases: (name: PartName) => Promise<readonly ListedRelease[]>;
  /** The latest audit entries, newest first; with `naming`, those that contain this text. */
  history: (most: number, naming: string | undefined) => Promise<readonly JournalEntry[]>;
};
