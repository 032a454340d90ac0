import type { SiteConfig } from '@site/kit/site.ts';
import type { CanaryBegun } from '../canary/begin-canary.ts';
import type { CanaryStepped } from '../canary/step-canary.ts';
import type { CanaryStopped } from '../canary/stop-canary.ts';
import type { CanaryStep } from '@site/delivery/registry/canaries.ts';
import type { CanaryChoice } from '../canary/choose-canary.ts';
import type { CountedCanary } from '../canary/canary-counts.ts';
import type { JournalEntry } from '@site/delivery/registry/journal.ts';
import type { PartName, Release } from '@site/delivery/releases/release.ts';
import type { SectionChange } from '@site/delivery/sections/change-sections.ts';
import type { SiteSection } from '@site/delivery/sections/site-section.ts';
import type { Outcome } from '@site/delivery/promotion/plan.ts';
import type { Candidate } from '@site/delivery/promotion/candidate.ts';
import type { Preview } from '../previews/preview-store.ts';

/** What is to go live. */
export type Promotion = {
  /** `null` as an id stands for the release that was released last. */
  parts: readonly { name: PartName; id: string | null }[];
  config?: SiteConfig | undefined;
  /** Whether the posts go live as they are in the database now. */
  posts?: boolean;
  /** Why links to missing pages are taken. */
  allowBrokenLinks?: string | undefined;
  /** Why addresses that were public are neither answered nor redirected. */
  gone?: string | undefined;
  why?: string | undefined;
};

/** What a share of visitors is to get. */
export type CanaryPromotion = Pick<Promotion, 'parts' | 'allowBrokenLinks' | 'gone' | 'why'> & {
  /** Of a hundred visitors, how many. */
  share: number;
  /** When more are to get it. */
  steps: readonly CanaryStep[];
};

/** Canaries. Without a choice the only one that runs is meant. */
export type CanaryTarget = {
  begin: (promotion: CanaryPromotion) => Promise<CanaryBegun>;
  /** Gives one to a larger share of visitors; with 100 to all. */
  step: (share: number, why: string | undefined, choice?: CanaryChoice) => Promise<CanaryStepped>;
  /** Takes one back. */
  stop: (why: string | undefined, choice?: CanaryChoice) => Promise<CanaryStopped>;
  /** The latest of each part, the last begun first. */
  latest: () => Promise<readonly CountedCanary[]>;
};

/** A release as lists name it. */
export type ListedRelease = {
  id: string;
  releasedAt: Date;
  /** Whether it is there still; old ones are thrown away. */
  isThere: boolean;
  isLive: boolean;
  gitRevision: string | null;
};

/** What is to be seen before it is live. */
export type PreviewWanted = Pick<Promotion, 'parts' | 'config' | 'posts'> & {
  /** For how many days. */
  days: number;
};

/** A preview as lists name it, with the link that opens it. */
export type ListedPreview = Pick<Preview, 'id' | 'what' | 'who' | 'sections' | 'endsAt'> & {
  link: string;
};

/** What came of asking for a preview. */
export type PreviewAnswer =
  | { kind: 'made'; preview: ListedPreview; pages: Candidate['pages']; rendered: number }
  | { kind: 'refused'; problems: readonly string[] };

/** What a dry run of a promotion found: what it would change, or why it would be refused. */
export type DryRun =
  | { kind: 'ready'; pages: Candidate['pages']; rendered: number }
  | { kind: 'refused'; problems: readonly string[] };

/** A section of a site, and the release of it that is live; `null` when none is. */
export type ListedSection = SiteSection & { live: string | null };

/** Where commands ship to: the site of a data folder, or a delivery service. Both mean the same by the same words. */
export type DeliveryTarget = {
  /** Takes over a release that was built into the data folder of this machine. */
  release: (release: Release) => Promise<void>;
  preview: (wanted: PreviewWanted) => Promise<PreviewAnswer>;
  /** The previews that have not ended, the last made first. */
  previews: () => Promise<readonly ListedPreview[]>;
  /** Ends a preview now; `false` when there is none of this id. */
  endPreview: (id: string) => Promise<boolean>;
  promote: (promotion: Promotion) => Promise<Outcome>;
  /** Composes and checks what a promotion would make live, and changes nothing. */
  dryRun: (promotion: Promotion) => Promise<DryRun>;
  rollBack: (name: PartName | 'config', why: string | undefined) => Promise<Outcome>;
  canary: CanaryTarget;
  /** The parts whose releases may be listed. */
  parts: () => Promise<readonly PartName[]>;
  /** The sections of the site, by name. */
  sections: () => Promise<readonly ListedSection[]>;
  /** Adds a section, gives it other addresses, or takes it away with its pages. */
  changeSections: (change: SectionChange, why: string | undefined) => Promise<Outcome>;
  /** The releases of a part, the last released first. */
  releases: (name: PartName) => Promise<readonly ListedRelease[]>;
  /** The latest lines of the journal, the last first; with `naming` those that have this text in them. */
  history: (most: number, naming: string | undefined) => Promise<readonly JournalEntry[]>;
};
