import * as v from 'valibot';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import { releaseFolders } from '../releases/release-store.ts';
import { question } from '../render/messages.ts';
import type { Asked } from '../versions/part-manifest.ts';
import type { ComposeContext } from './compose-context.ts';

/** What rendering depends on besides the release and the configuration: posts, and pictures that may be the shell's. */
const traced = v.union([question, v.tuple([v.literal('picture'), v.string()])]);

export type Traced = v.InferOutput<typeof traced>;

/** Records a question with a hash of its answer. */
export function note(
  context: ComposeContext,
  release: Release,
  asked: Asked,
  question: Traced,
): void {
  asked[JSON.stringify(question)] = hashOfAnswer(context, release, question);
}

/** Whether asking the same questions again gives equal answers. */
export function isCurrent(context: ComposeContext, release: Release, asked: Asked): boolean {
  return Object.entries(asked).every(
    ([text, hash]) => hashOfAnswer(context, release, v.parse(traced, JSON.parse(text))) === hash,
  );
}

function hashOfAnswer(context: ComposeContext, release: Release, question: Traced): string {
  if (question[0] !== 'picture') return context.hashOfAnswer(question);
  return pictureOf(context, release, question[1])?.hash.slice(0, 16) ?? '';
}

/** Returns the release, the section's or the shell's, that has a picture; `null` if neither has. */
export function pictureOf(
  { shell }: Pick<ComposeContext, 'shell'>,
  release: Release,
  asset: string,
): { owner: Release; file: string; hash: BlobHash } | null {
  const file = `${releaseFolders.assets}/${asset}`;
  for (const owner of [release, shell]) {
    const hash = owner.files[file];
    if (hash !== undefined) return { owner, file, hash };
  }
  return null;
}
