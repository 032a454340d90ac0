import { partName, releaseId } from '@site/delivery/releases/release.ts';
import * as v from 'valibot';
import { listOf } from '../list-of.ts';
import { file, get, moment, post } from './operation.ts';

/** Our largest archive has 2 MB. */
const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024;

export const releaseContract = {
  upload: post(
    '/v1/sections/{section}/releases',
    'uploadRelease',
    'Uploads a release: a .tar.gz of release.json, then of the files that it lists. Safe to repeat.',
    'It is stored.',
    {
      body: 'bytes',
      bodyLimit: MAX_ARCHIVE_BYTES,
      problems: { 422: 'It is incomplete or damaged, or contradicts the existing release.' },
      route: { inputStructure: 'detailed', successStatus: 201 },
    },
  )
    .input(v.object({ params: v.object({ section: partName }), body: file }))
    .output(v.object({ kind: v.literal('released'), id: releaseId })),
  list: get(
    '/v1/sections/{section}/releases',
    'listReleases',
    'Lists the releases of a part, newest first.',
    'The releases.',
  )
    .input(v.object({ section: partName }))
    .output(
      v.object({
        releases: listOf(
          v.object({
            id: releaseId,
            releasedAt: moment,
            /** Whether it still exists: old releases are pruned. */
            isThere: v.boolean(),
            isLive: v.boolean(),
            gitRevision: v.nullable(v.string()),
            commit: v.nullable(v.object({ author: v.string(), message: v.string() })),
          }),
        ),
      }),
    ),
};
