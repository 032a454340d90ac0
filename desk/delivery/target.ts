import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { CountedCanary } from '../canary/canary-counts.ts';
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import { isPartName, type PartName, type Release } from '@site/delivery/releases/release.ts';
import type { SectionChange } from '@site/delivery/sections/change-sections.ts';
import type { contract } from './contract.ts';
import { ProblemError } from './problem.ts';
import type { Delivery } from './remote-client.ts';

type Inputs = InferContractRouterInputs<typeof contract>;

/** The input of an operation, with parts as everything but the API names them. A `null` id means the newest release. */
type OrderOf<Input> = Omit<Input, 'parts'> & {
  parts: readonly { name: PartName; id: string | null }[];
};

/** The content to promote. */
export type Promotion = OrderOf<Inputs['promotions']['promote']>;

/** The releases to serve to a share of visitors. */
export type CanaryPromotion = OrderOf<Inputs['canary']['begin']>;

/** The content to preview. */
export type PreviewWanted = OrderOf<Inputs['previews']['make']>;

type Outputs = InferContractRouterOutputs<typeof contract>;
type Refused = { kind: 'refused'; problems: readonly string[] };
type Outcome<Output> = Promise<Output | Refused>;

export type ListedRelease = Outputs['releases']['list']['releases'][number];
export type ListedPreview = Outputs['previews']['list']['previews'][number];
/** The result of a dry run: what a promotion would change, or why it would be rejected. */
export type DryRun = Outputs['promotions']['dryRun'] | Refused;
/** The result of approving or withdrawing an approval. */
export type Verdict = Outputs['reviews']['approve'] | Refused;

/** Where commands and the desk's pages ship to: a client of the delivery API, with rejections as values. */
export type DeliveryTarget = ReturnType<typeof targetOf>;
export type CanaryTarget = DeliveryTarget['canary'];
export type ReviewTarget = DeliveryTarget['reviews'];

/** `release` uploads a release that was built into this machine's data folder. */
export function targetOf(api: Delivery, release: (built: Release) => Promise<void>) {
  return {
    release,
    promote: (promotion: Promotion) => outcomeOf(api.promotions.promote(orderOf(promotion))),
    /** Composes and checks a promotion without changing anything. */
    dryRun: (promotion: Promotion) => outcomeOf(api.promotions.dryRun(orderOf(promotion))),
    rollBack: (section: PartName | 'config', why: string | undefined) =>
      outcomeOf(api.promotions.rollBack({ section, why })),
    async preview(wanted: PreviewWanted) {
      const made = await outcomeOf(api.previews.make(orderOf(wanted)));
      return 'kind' in made ? made : { kind: 'made' as const, ...made };
    },
    /** The current previews, newest first. */
    previews: async () => (await api.previews.list()).previews,
    /** Ends a preview; `false` if there is none with this id. */
    endPreview: async (id: string) =>
      (await unlessMissing(api.previews.end({ preview: id }).then(() => true))) ?? false,
    /** Operations on the canary. With `id`, they are refused if another one is running by now. */
    canary: {
      begin: (promotion: CanaryPromotion) => outcomeOf(api.canary.begin(orderOf(promotion))),
      /** Widens the canary; a share of 100 makes it live. */
      step: (share: number, why: string | undefined, id?: string) =>
        outcomeOf(api.canary.step({ share, why, id })),
      stop: (why: string | undefined, id?: string) => outcomeOf(api.canary.stop({ why, id })),
      /** The latest canary, running or ended; `null` if there has been none. */
      async latest(): Promise<CountedCanary | null> {
        const { latest } = await api.canary.latest();
        if (!latest) return null;
        const { canary, stages } = latest;
        const parts = canary.parts.map((part) => ({ name: part.section, id: part.release }));
        return { canary: { ...canary, parts }, stages };
      },
    },
    /** The parts whose releases the caller may list. */
    async parts(): Promise<readonly PartName[]> {
      return (await api.account.me()).sections.map(({ name }) => name).filter(isPartName);
    },
    /** The sections of the site, by name. */
    sections: async () => (await api.sections.list()).sections,
    changeSections: (change: SectionChange, why: string | undefined) =>
      outcomeOf(api.sections.change({ change, why })),
    /** The releases of a part, newest first. */
    releases: async (section: PartName) => (await api.releases.list({ section })).releases,
    /** The latest audit entries, newest first; with `naming`, those that contain this text. */
    async history(most: number, naming: string | undefined): Promise<readonly JournalEntry[]> {
      return (await api.account.history({ most: String(most), naming })).entries;
    },
    /** Reviews. Methods with an id resolve to `null` if it is unknown. */
    reviews: {
      waiting: async () => (await api.reviews.list()).waiting,
      review: (id: string) => unlessMissing(outcomeOf(api.reviews.read({ id }))),
      /** Creates a preview if there is none. */
      preview: (id: string) => unlessMissing(outcomeOf(api.reviews.preview({ id }))),
      approve: (id: string, why: string | undefined) =>
        unlessMissing(outcomeOf(api.reviews.approve({ id, why }))),
      withdraw: (id: string, why: string | undefined) =>
        unlessMissing(outcomeOf(api.reviews.withdraw({ id, why }))),
      /** The text changes of a promotion, by the version it made live. */
      shippedWords: (version: string) => unlessMissing(api.reviews.shippedWords({ version })),
      /** The promotions that added a sentence, newest first. */
      findSentence: async (text: string) => (await api.reviews.findSentence({ text })).brought,
    },
  };
}

function orderOf<Order extends Pick<Promotion, 'parts'>>({ parts, ...rest }: Order) {
  return { ...rest, parts: parts.map(({ name, id }) => ({ section: name, release: id })) };
}

/** Resolves to the output or, if the API rejects the call, to the reasons. */
export async function outcomeOf<Output>(calling: Promise<Output>): Outcome<Output> {
  try {
    return await calling;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.kind !== 'refused') throw error;
    const { detail, problems = [detail] } = error.problem;
    return { kind: 'refused', problems };
  }
}

/** Resolves to `null` if nothing was found. */
async function unlessMissing<Output>(calling: Promise<Output>): Promise<Output | null> {
  try {
    return await calling;
  } catch (error) {
    if (error instanceof ProblemError && error.problem.kind === 'nothing-here') return null;
    throw error;
  }
}
