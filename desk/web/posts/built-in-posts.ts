import type { WithdrawnPostRow } from '@site/api/database/schema.ts';
import { indianTime } from '@site/api/indian-time.ts';
import { createPostStore } from '@site/api/posts/post-store.ts';
import { putBuiltInBack, withdrawBuiltIn } from '@site/api/posts/publish-post.ts';
import * as v from 'valibot';
import { promotePostsOf } from '../../delivery/promote-posts.ts';
import { reviewPolicy } from '../../review/review-policy.ts';
import { whoIs } from '../accounts/users.ts';
import { reasonField, requiredReason } from '../page/fields.tsx';
import type { Ask, Routes } from '../page/routes.tsx';
import { textSetNamed } from '../../content/text-set.ts';
import { builtInPostId, documentsOf, editHref } from '../pages/pages-context.ts';
import type { PostsSectionContext } from './posts-context.ts';

/** The section that shows posts. */
const BLOG = 'mfe-blog';

/** A post that comes with the site. Its text is a document, which is edited, reviewed and published under Pages. */
export type BuiltInPost = {
  id: string;
  title: string;
  /** Its address on the site. */
  page: string;
  /** The form of the document. */
  form: string;
  isChangedSince: boolean;
  /** Who took it off the site, when and why; `null` if it is there. */
  withdrawal: WithdrawnPostRow | null;
};

/** Lists the posts that come with the site; none without its documents. */
export async function builtInPosts({
  database,
  pages,
}: PostsSectionContext): Promise<readonly BuiltInPost[]> {
  const section = textSetNamed(BLOG);
  if (pages === null || section === null) return [];
  const changed = await pages.content.unpublished(section);
  const withdrawn = await createPostStore(database).withdrawn();
  const found = await documentsOf(pages, section);
  return found.flatMap((document) => {
    const { file, title, page, collection } = document;
    const id = builtInPostId(document);
    if (id === null || page === null) return [];
    return {
      id,
      title: title.replace(`${collection.label}: `, ''),
      page,
      form: editHref(document),
      isChangedSince: changed.includes(file),
      withdrawal: withdrawn.find((one) => one.id === id) ?? null,
    };
  });
}

/** Takes built-in posts off the site, and puts them back. */
export function builtInRoutes(on: Routes, context: PostsSectionContext): void {
  const { database, stores } = context;

  on.form('/posts/built-in/:id', {
    access: 'edit-pages',
    find: async ({ params }) => (await builtInPosts(context)).find(({ id }) => id === params['id']),
    fields: ({ withdrawal }) => (withdrawal === null ? { reason: reasonField } : {}),
    schema: v.object({ reason: v.optional(requiredReason) }),
    view: ({ of: { title, page, form, withdrawal } }) => ({
      title: withdrawal === null ? 'Withdraw this post?' : 'Put this post back?',
      lead:
        withdrawal === null
          ? `“${title}” disappears from ${page} at once, and links to it will break. You can put it back later.`
          : `${withdrawal.who} took “${title}” off the site on ${indianTime(withdrawal.at)}: ${withdrawal.reason}`,
      back: { href: form, title: 'Back to the post' },
      button: withdrawal === null ? 'Withdraw' : 'Put back',
      isDangerous: withdrawal === null,
    }),
    run: (ask, { reason }) => (reason === undefined ? putBack(ask) : withdraw(ask, reason)),
  });

  const publishing = (who: string) => ({
    database,
    promotePosts: promotePostsOf(database, stores, { policy: reviewPolicy(stores), who }),
  });

  async function withdraw({ of: { id }, me }: Ask<BuiltInPost>, reason: string) {
    const who = whoIs(me);
    const at = (context.now ?? Date.now)();
    const outcome = await withdrawBuiltIn(publishing(who), { id, at, who, reason });
    return outcome.kind === 'refused'
      ? { problems: outcome.problems }
      : { to: '/posts?state=withdrawn', done: 'Withdrawn. Readers no longer see it.' };
  }

  async function putBack({ of: { withdrawal, page }, me }: Ask<BuiltInPost>) {
    if (withdrawal === null) return null;
    const outcome = await putBuiltInBack(publishing(whoIs(me)), withdrawal);
    if (outcome.kind === 'shipped') return { to: '/posts', done: `Back at ${page}.` };
    const [waitsFor] = outcome.awaits ?? [];
    if (waitsFor === undefined) return { problems: outcome.problems };
    const wrong = 'A clinician has to approve this post first. After that, put it back again.';
    return { to: `/approvals/${waitsFor}`, wrong };
  }
}
