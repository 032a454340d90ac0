import type { Writer } from '@site/api/posts/draft-store.ts';
import type { InTurn } from '../../delivery/take-turns.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { personOf, type User, whoIs } from '../accounts/users.ts';
import type { PagesContext } from '../pages/pages-context.ts';
import type { EditorScript } from './editor/editor-script.ts';
import { draftsOf, type PostsContext } from './publish-draft.ts';

/** Dependencies of the section. */
export type PostsSectionContext = PostsContext & {
  previewAddress: PreviewAddress;
  /** The editor's script; `null` if it could not be built. */
  editorScript: () => Promise<EditorScript | null>;
  /** The texts of the site, with the built-in posts; `null` without a repository. */
  pages: PagesContext | null;
};

/** Dependencies of its routes. Composing keeps a core busy, so it runs one at a time. */
export type Parts = PostsSectionContext & { inTurn: InTurn };

export function writerOf(user: User): Writer {
  return { who: whoIs(user), person: personOf(user) };
}

/** Finds the draft of a URL. */
export function draftIn(context: PostsContext) {
  const drafts = draftsOf(context);
  return ({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) => drafts.find(id);
}
