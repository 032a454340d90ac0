import { type InTurn, takeTurns } from '../../delivery/take-turns.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { FastifyInstance } from 'fastify';
import { isPreviewed, makePreviewFor, previewFor } from '../../previews/preview-for.ts';
import { askedChanges } from '../../review/ask-for-changes.ts';
import { changedSettings } from '../../review/changed-settings.ts';
import { titleOfPosts } from '../../review/changed-posts.ts';
import { idIn } from '../../review/needed-approvals.ts';
import { reviewOf } from '../../review/review-of.ts';
import { reviewStore } from '../../review/review-store.ts';
import { type AwaitedPost, waiting } from '../../review/waiting.ts';
import { personOf, whoIs } from '../accounts/users.ts';
import { textIn } from '../page/form-values.ts';
import { pageIn } from '../page/pages.tsx';
import { may } from '../role.ts';
import { type Desk, type DeskSection, signedIn } from '../section.ts';
import { GIVEN_PER_PAGE, GivenList, WaitingList } from './approvals-list.tsx';
import { decisionRoutes, reviewedIn, reviewerOf } from './decision-routes.ts';
import { addressOf, nameOf } from './reviewed-words.ts';
import { ReviewPage } from './review-page.tsx';

/** Dependencies of the approvals section. */
export type ApprovalsContext = {
  stores: Stores;
  previewAddress: PreviewAddress;
  /** The posts of the desk that await approval. */
  awaitedPosts?: () => Promise<readonly AwaitedPost[]>;
};

/** Creates the section of pending reviews, with word-level changes, and past approvals. */
export function approvalsSection(context: ApprovalsContext): DeskSection {
  return {
    path: '/approvals',
    title: 'Approvals',
    icon: 'stethoscope',
    action: 'read-approvals',
    routes(app, desk) {
      // Composing keeps a core busy, so reviews are computed one at a time.
      const inTurn = takeTurns(1);
      readingRoutes(app, desk, { ...context, inTurn });
      decisionRoutes(app, desk, { ...context, inTurn });
    },
  };
}

type OfOne = { Params: { id: string } };

const reading = { config: { access: 'read-approvals' } } as const;

/** Maximum audit entries shown with a review. */
const MAX_LINES = 50;

function readingRoutes(
  app: FastifyInstance,
  desk: Desk,
  {
    stores,
    previewAddress,
    awaitedPosts = async () => [],
    inTurn,
  }: ApprovalsContext & { inTurn: InTurn },
): void {
  const { registry } = stores;

  app.get('/approvals', reading, async (request, reply) => {
    const me = signedIn(request);
    const tab = textIn(request.query, 'show') === 'approved' ? 'approved' : 'waiting';
    const mayDecide = may(me, 'decide-approvals');
    if (tab === 'approved' && mayDecide) {
      const page = pageIn(textIn(request.query, 'page'));
      const offset = (page - 1) * GIVEN_PER_PAGE;
      const { version } = await registry.live();
      const { approvals, total } = await reviewStore(registry).givenBy(personOf(me), {
        limit: GIVEN_PER_PAGE,
        offset,
      });
      const given = approvals.map((approval) => ({
        ...approval,
        isLive: version !== null && idIn(version, approval.section) === approval.id,
      }));
      return desk.show(request, reply, {
        title: 'Approved by me',
        body: <GivenList given={given} page={page} total={total} />,
      });
    }
    const posts = await awaitedPosts();
    const found = await inTurn(() => waiting(stores, { awaitedPosts: posts }));
    const items = await Promise.all(
      found.map(async (item) => ({ ...item, changes: await askedChanges(registry, item) })),
    );
    return desk.show(request, reply, {
      title: 'Approvals',
      body: (
        <WaitingList
          items={items}
          me={reviewerOf(me)}
          mayDecide={mayDecide}
          tellsPeopleApart={desk.tellsPeopleApart}
          now={Date.now()}
        />
      ),
    });
  });

  app.get<OfOne>('/approvals/:id', reading, async (request, reply) => {
    const me = signedIn(request);
    const reviewed = await reviewedIn(stores, request);
    if (!reviewed) return desk.notFound(request, reply);
    const { section, id } = reviewed;
    const review = await inTurn(() => reviewOf(stores, reviewed));
    const { version } = await registry.live();
    const title = nameOf({
      section,
      title: section === 'posts' && review.kind === 'review' ? titleOfPosts(review.posts) : '',
    });
    const shown = {
      reviewed,
      title,
      isSure: desk.isSureOf(request),
      review,
      isLive: version !== null && idIn(version, section) === id,
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
      page: pageIn(textIn(request.query, 'page')),
    };
    return desk.show(request, reply, {
      title: `Review of ${title}`,
      body: <ReviewPage {...shown} />,
    });
  });

  app.post<OfOne>('/approvals/:id/preview', reading, async (request, reply) => {
    const reviewed = await reviewedIn(stores, request);
    if (!reviewed) return desk.notFound(request, reply);
    const who = whoIs(signedIn(request));
    const outcome = await inTurn(() =>
      makePreviewFor(stores, reviewed, { address: previewAddress, who }),
    );
    const here = addressOf(reviewed);
    return outcome.kind === 'made'
      ? desk.goTo(reply, here, { tone: 'done', text: 'The preview is ready.' })
      : desk.goTo(reply, here, {
          tone: 'wrong',
          text: `No preview: ${outcome.problems.join(' ')}`,
        });
  });
}
