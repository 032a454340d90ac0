import type { Draft, Writer } from '@site/api/posts/draft-store.ts';
import type { InTurn } from '../../delivery/take-turns.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { personOf, type User, whoIs } from '../accounts/users.ts';
import type { Desk } from '../section.ts';
import type { EditorScript } from './editor/editor-script.ts';
import { draftsOf, type PostsContext } from './publish-draft.ts';

/** Dependencies of the section. */
export type PostsSectionContext = PostsContext & {
  previewAddress: PreviewAddress;
  /** The editor's script; `null` if it could not be built. */
  editorScript: () => Promise<EditorScript | null>;
};

/** Dependencies of its routes. Composing keeps a core busy, so it runs one at a time. */
export type Parts = PostsSectionContext & { inTurn: InTurn };

export type OfOne = { Params: { id: string } };

export const reading = { config: { access: 'read-posts' } } as const;
export const writing = { config: { access: 'write-posts' } } as const;

export function writerOf(user: User): Writer {
  return { who: whoIs(user), person: personOf(user) };
}

/** Finds the draft of a URL, or sends the 404 page. */
export async function draftIn(
  context: PostsContext,
  desk: Desk,
  [request, reply]: [FastifyRequest<OfOne>, FastifyReply],
): Promise<Draft | null> {
  const draft = await draftsOf(context).find(request.params.id);
  if (!draft) await desk.notFound(request, reply);
  return draft;
}
