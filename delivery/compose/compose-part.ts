import { type BlobHash, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import { browserIdOf, type Release } from '../releases/release.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readManifest, storeManifest } from '../versions/read-version.ts';
import { canonicalJson } from '../versions/site-version.ts';
import { type ComposeContext, composerFingerprint } from './compose-context.ts';
import { limitedBlobs, maxSizes } from './composition-sizes.ts';
import { isCurrent } from './trace.ts';

/** A part's manifest, its hash, and the number of pages rendered for it. */
export type ComposedPart = { manifest: PartManifest; hash: BlobHash; rendered: number };

/**
 * Composes a part's contribution to a version. Reuses fragments of the newest manifest of the same release and
 * configuration, and documents of the newest manifest that wrapped fragments alike.
 */
export async function composePart(given: ComposeContext, release: Release): Promise<ComposedPart> {
  const { registry, sizes = maxSizes } = given;
  const blobs = limitedBlobs(given.blobs, `${release.name} ${release.id}`, sizes.sectionBytes);
  const context = { ...given, blobs };
  const keys = [fragmentsKey(context, release), documentsKey(context, release)] as const;
  const rendered = await knownManifest(context, keys[0]);
  const stitched = await knownManifest(context, keys[1]);
  if (rendered?.hash === stitched?.hash && rendered && isAllCurrent(context, release, rendered)) {
    return { ...rendered, rendered: 0 };
  }
  const made = await compose(context, release, {
    rendered: rendered?.manifest,
    stitched: stitched?.manifest,
  });
  const hash = await storeManifest(blobs, made.manifest);
  for (const key of keys) await registry.noteRendered(key, hash);
  return { ...made, hash };
}

/** Loads what renders only where something changed: a rollback has to be fast. */
async function compose(
  context: ComposeContext,
  release: Release,
  known: Record<'rendered' | 'stitched', PartManifest | undefined>,
): Promise<Omit<ComposedPart, 'hash'>> {
  if (release.name === 'shell') {
    const { composeShell } = await import('./compose-shell.ts');
    return composeShell(context);
  }
  const { composeSection } = await import('./compose-section.ts');
  return composeSection(context, release, known);
}

type Known = { manifest: PartManifest; hash: BlobHash };

/** Returns the manifest noted under a key, or `null` if there is none, or it or its blobs are missing or damaged. */
async function knownManifest(
  { registry, blobs, retained, allExist }: ComposeContext,
  key: string,
): Promise<Known | null> {
  const hash = retained && (await registry.rendered(key));
  if (!retained || hash === null) return null;
  const manifest = await unlessDamaged(readManifest(blobs, hash));
  if (!manifest) return null;
  const pages = Object.values(manifest.pages).flatMap((page) => [page.hash, page.fragment]);
  const isWhole =
    retained.has(hash) || (await allExist([...pages, ...Object.values(manifest.files)]));
  return isWhole ? { manifest, hash } : null;
}

function isAllCurrent(context: ComposeContext, release: Release, { manifest }: Known): boolean {
  return [manifest, ...Object.values(manifest.pages)].every(({ asked }) =>
    isCurrent(context, release, asked),
  );
}

/** The key for what determines a part's fragments, apart from the answers that they record. */
function fragmentsKey({ config }: ComposeContext, { name, id }: Release): string {
  return hashOf(
    canonicalJson({ composer: composerFingerprint(), part: name, release: id, config }),
  );
}

/** The key for what determines a part's documents, apart from their fragments. */
function documentsKey({ config, shell }: ComposeContext, release: Release): string {
  const { name, entry, integrity, contractVersion, styles, islands, routes } = release;
  const browser = { id: browserIdOf(release), entry, integrity, contractVersion, styles, islands };
  return hashOf(
    canonicalJson({
      composer: composerFingerprint(),
      part: name,
      browser,
      routes,
      config,
      shell: shell.id,
    }),
  );
}
