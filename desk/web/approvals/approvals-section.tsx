import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { isPreviewed, makePreviewFor, previewFor } from '../../previews/preview-for.ts';
import { askedChanges } from '../../review/decisions.ts';
import { changedSettings } from '../../review/compare.ts';
import { idIn } from '../../review/needed-approvals.ts';
import { type AwaitedPost, reviewOf, waiting } from '../../review/reviews.ts';
import { reviewStore } from '../../review/review-store.ts';
import { type InTurn, takeTurns } from '../../delivery/take-turns.ts';
import { personOf, whoIs } from '../accounts/users.ts';
import type { ListContent, ListView } from '../page/list.tsx';
import { pageIn } from '../page/pages.tsx';
import { type Ask, type Routes, routesFor } from '../page/routes.tsx';
import { may } from '../role.ts';
import type { Desk, DeskSection } from '../section.ts';
import { approvalFilters, givenList, waitingList } from './approvals-list.tsx';
import { decisionRoutes, reviewedIn, reviewerOf } from './decision-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { ReviewPage } from './review-page.tsx';
import { addressOf, nameOf } from './reviewed-words.ts';

/** Dependencies of the approvals section. */
export type ApprovalsContext = {
  stores: Stores;
  database: DatabaseHandle;
  previewAddress: PreviewAddress;
  /** The posts of the desk that await approval. */
  awaitedPosts?: () => Promise<readonly AwaitedPost[]>;
};

/** Dependencies of its routes. Composing keeps a core busy, so reviews are computed one at a time. */
type Parts = Required<ApprovalsContext> & { inTurn: InTurn };

/** Creates the section of pending reviews, with word-level changes, and past approvals. */
export function approvalsSection(context: ApprovalsContext): DeskSection {
  return {
    path: '/approvals',
    title: 'Approvals',
    icon: 'stethoscope',
    action: 'read-approvals',
    routes(app, desk) {
      const on = routesFor(app, desk, 'read-approvals');
      const { awaitedPosts = async () => [] } = context;
      const parts = { ...context, awaitedPosts, inTurn: takeTurns(1) };
      readingRoutes(on, desk, parts);
      pageRoutes(on, parts);
      const ofPost = async (id: string) => dueOf(await awaitedPosts(), id);
      decisionRoutes(on, desk, { ...parts, dueOf: ofPost });
    },
  };
}

/** Maximum audit entries shown with a review. */
const MAX_LINES = 50;

function readingRoutes(on: Routes, desk: Desk, context: Parts): void {
  const { stores, previewAddress, inTurn, awaitedPosts } = context;
  const { registry } = stores;
  const find = reviewedIn(stores);

  on.list('/approvals', {
    filters: () => ({ show: approvalFilters }),
    show: (view, { me }) =>
      view.filter('show') === 'approved' && may(me, 'decide-approvals')
        ? approvedBy(context, view, personOf(me))
        : waitingFor(context, view, { desk, me }),
  });

  on.page('/approvals/:id', {
    find,
    async show({ of: reviewed, me, text, request }) {
      const { section, id } = reviewed;
      const review = await inTurn(() => reviewOf(stores, reviewed, reviewerOf(me)));
      const { version } = await registry.live();
      const title = nameOf({
        section,
        title: review.kind === 'review' ? review.title : '',
      });
      const shown = {
        reviewed,
        title,
        isSure: desk.isSureOf(request),
        review,
        isLive: version !== null && idIn(version, section) === id,
        dueAt: dueOf(await awaitedPosts(), id),
        authors: await reviewStore(registry).authors(reviewed),
        approvals: await reviewStore(registry).approvals(reviewed),
        changes: await askedChanges(registry, reviewed),
        settings:
          section === 'config' && version
            ? await changedSettings(stores.blobs, version.config, id)
            : [],
        lines: await registry.journal(MAX_LINES, { naming: id }),
        preview: isPreviewed(section) ? await previewFor(stores, reviewed, previewAddress) : null,
        me: reviewerOf(me),
        page: pageIn(text('page')),
      };
      return { title: `Review of ${title}`, body: <ReviewPage {...shown} /> };
    },
  });

  on.action('/approvals/:id/preview', {
    find,
    async run({ of, me }) {
      const outcome = await inTurn(() =>
        makePreviewFor(stores, of, { address: previewAddress, who: whoIs(me) }),
      );
      const to = addressOf(of);
      return outcome.kind === 'made'
        ? { to, done: 'The preview is ready.' }
        : { to, wrong: `No preview: ${outcome.problems.join(' ')}` };
    },
  });
}

/** Pending reviews. */
async function waitingFor(
  { stores, awaitedPosts, inTurn }: Parts,
  view: ListView,
  { desk, me }: { desk: Desk; me: Ask<unknown>['me'] },
): Promise<ListContent> {
  const posts = await awaitedPosts();
  const found = await inTurn(() => waiting(stores, { awaitedPosts: posts }));
  const items = await Promise.all(
    found.map(async (item) => ({
      ...item,
      changes: await askedChanges(stores.registry, item),
      dueAt: dueOf(posts, item.id),
    })),
  );
  return waitingList(view, {
    items,
    me: reviewerOf(me),
    mayDecide: may(me, 'decide-approvals'),
    // Only an operator can do something about it.
    warns: !desk.tellsPeopleApart && may(me, 'manage-people'),
    now: Date.now(),
  });
}

/** The user's past approvals. */
async function approvedBy(
  { stores: { registry }, awaitedPosts }: Parts,
  { limit, offset }: ListView,
  person: string,
): Promise<ListContent> {
  const { version } = await registry.live();
  const { approvals, total } = await reviewStore(registry).givenBy(person, { limit, offset });
  const posts = await awaitedPosts();
  const given = approvals.map((approval) => ({
    ...approval,
    dueAt: dueOf(posts, approval.id),
    isLive: version !== null && idIn(version, approval.section) === approval.id,
  }));
  return givenList(given, total);
}

/** When a scheduled revision of the posts goes live, in epoch milliseconds. */
function dueOf(posts: readonly AwaitedPost[], id: string): number | null {
  return posts.find((post) => post.id === id)?.dueAt ?? null;
}
