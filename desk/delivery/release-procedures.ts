import { implement } from '@orpc/server';
import { noteRelease } from '@site/delivery/releases/fetch-release.ts';
import { receiveRelease } from '@site/delivery/releases/receive-release.ts';
import { readRelease } from '@site/delivery/releases/release-store.ts';
import type { Release } from '@site/delivery/releases/release.ts';
import { reviewStore } from '../review/review-store.ts';
import { mustBeAllowed } from './caller.ts';
import type { Context } from './context.ts';
import { ProblemError, refused } from './problem.ts';
import { releaseContract } from './release-contract.ts';

const api = implement(releaseContract).$context<Context>();

/** Adds an uploaded or built release to the list of its part. */
export async function noteUpload({ stores, caller }: Context, release: Release): Promise<void> {
  const { name, id, gitRevision, files } = release;
  const { who, person } = caller;
  await noteRelease(stores, release);
  if (who !== undefined && person !== undefined) {
    await reviewStore(stores.registry).noteAuthor({ section: name, id, person, who });
  }
  await stores.registry.note({
    what: `release ${name} ${id}`,
    details: [`${Object.keys(files).length} files`],
    sections: [name],
    ...(gitRevision !== null && { commits: { [name]: gitRevision } }),
    ...(who !== undefined && { who }),
  });
}

/** Uploads and lists releases. */
export const releaseProcedures = api.router({
  upload: api.upload.handler(async ({ context, input: { params, body } }) => {
    const { section } = params;
    mustBeAllowed(context.caller, 'release', section);
    if (context.sandboxProblem !== null) throw refused(context.sandboxProblem);
    const archive = Buffer.from(await body.arrayBuffer());
    const received = await receiveRelease(context.stores, section, archive);
    if (received.kind === 'wrong') {
      const { problems } = received;
      throw new ProblemError(422, 'wrong-release', `This is not a release of ${section}.`, {
        problems,
      });
    }
    await noteUpload(context, received.release);
    return { kind: 'released', id: received.release.id };
  }),
  list: api.list.handler(async ({ context: { stores, caller }, input: { section } }) => {
    mustBeAllowed(caller, 'read', section);
    const { version } = await stores.registry.live();
    const live = version?.parts[section]?.release;
    const listed = [];
    for (const { id, releasedAt } of await stores.registry.releases(section)) {
      const release = await readRelease(stores.dataDir, section, id);
      const isThere = release !== null || (await stores.registry.archiveOf(section, id)) !== null;
      const { gitRevision = null, commit = null } = release ?? {};
      listed.push({ id, releasedAt, isThere, isLive: id === live, gitRevision, commit });
    }
    return { releases: listed };
  }),
});
