import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { isPreviewed } from '../../previews/preview-for.ts';
import type { Reviewer } from '../../review/decisions.ts';
import type { Review, ReviewOutcome } from '../../review/reviews.ts';
import {
  addressOf,
  approverIn,
  namesOfAuthors,
  NOT_SURE_WHO,
  releasedBy,
  shortId,
} from './reviewed-words.ts';
import type { Approval, Author, Reviewed } from '../../review/review-store.ts';
import { isSilent, type WordChange } from '../../review/changed-words.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { AlsoShown, ChangedPage, MarkupOnly, pagesIn, WordChanges } from '../page/changed-page.tsx';
import { Box, Columns } from '../page/box.tsx';
import { PostButton, Submit } from '../page/buttons.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { Inputs, reasonField } from '../page/fields.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { Pages } from '../page/pages.tsx';
import { Problems } from '../page/problems.tsx';
import { sentenceStart } from '../page/section-title.ts';
import { AskedChanges } from './approvals-list.tsx';

/** Changed pages per page of a review. */
const PAGE_SIZE = 20;

type ReviewPageProps = {
  reviewed: Reviewed;
  title: string;
  /** Whether it is certain who the user is. */
  isSure: boolean;
  review: ReviewOutcome;
  isLive: boolean;
  /** When a scheduled post goes live, in epoch milliseconds. */
  dueAt: number | null;
  authors: readonly Author[];
  /** Approvals that have not been withdrawn. */
  approvals: readonly Approval[];
  /** The latest change request, unless approved since. */
  changes: JournalEntry | null;
  /** Settings that differ from the live configuration. */
  settings: readonly WordChange[];
  /** Audit entries, newest first. */
  lines: readonly JournalEntry[];
  /** Link to the preview, if there is one. */
  preview: string | null;
  me: Reviewer;
  page: number;
};

/** A review: what would change, who released it, and the decision. */
export function ReviewPage(props: ReviewPageProps) {
  const { reviewed, review, isLive, authors, changes, preview } = props;
  const { section, id } = reviewed;
  const choice = choiceOf(props);
  const asked = props.lines.at(-1);
  return (
    <>
      <BackTo href="/approvals">Approvals</BackTo>
      <Heading
        lead={
          <>
            {sentenceStart(releasedBy(section))}{' '}
            <bdi className="wrap-anywhere">{namesOfAuthors(authors)}</bdi>
            {asked && <>, {indianMinute(asked.at)}</>}
            {isLive && '. It is live.'}
            {props.dueAt !== null && `. Scheduled for ${indianMinute(new Date(props.dueAt))}.`}
            {section !== 'posts' && <span className="text-ink-quiet"> ({shortId(id)})</span>}
          </>
        }
        actions={
          <>
            {isPreviewed(section) && !isLive && <Preview reviewed={reviewed} preview={preview} />}
            {choice !== null && (
              <a href="#decision" className="inline-flex min-h-11 items-center xl:hidden">
                Go to decision
              </a>
            )}
          </>
        }
      >
        <bdi className="wrap-anywhere">{props.title}</bdi>
      </Heading>
      {changes && (
        <div className="mb-6">
          <AskedChanges changes={changes} />
        </div>
      )}
      <Columns
        main={
          <>
            {props.settings.length > 0 && (
              <>
                <h2 className="text-20">Changed settings</h2>
                <section className="rounded-card border border-line bg-surface">
                  <WordChanges changes={props.settings} />
                </section>
              </>
            )}
            {review.kind === 'refused' ? (
              <Problems
                title="This cannot go live as it is, so it cannot be approved."
                of={review.problems}
              />
            ) : (
              <ChangedPages {...props} review={review} />
            )}
          </>
        }
        side={
          <>
            <Needs {...props} />
            {choice !== null && <Decision reviewed={reviewed} choice={choice} />}
            <History lines={props.lines} id={id} />
          </>
        }
      />
    </>
  );
}

function Preview({ reviewed, preview }: Pick<ReviewPageProps, 'reviewed' | 'preview'>) {
  if (preview !== null) {
    return (
      <ButtonLink href={preview} variant="second" external>
        Open the preview
      </ButtonLink>
    );
  }
  return (
    <PostButton action={`${addressOf(reviewed)}/preview`} icon="eye">
      Create a preview
    </PostButton>
  );
}

function ChangedPages({
  reviewed,
  preview,
  isLive,
  page,
  review: { pages, known },
}: ReviewPageProps & { review: Review }) {
  const { section } = reviewed;
  const said = pages.filter((each) => !isSilent(each) && !known.has(each.path));
  const before = pages.filter((each) => !isSilent(each) && known.has(each.path));
  const repeating = new Set(pages.flatMap(({ alsoOn }) => alsoOn));
  const silent = pages.filter((each) => isSilent(each) && !repeating.has(each.path));
  const shown = said.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      <h2 className="text-20">
        {said.length === 0
          ? before.length > 0
            ? 'No new text changes'
            : 'No text changes'
          : `Text changes on ${pagesIn(said.length)}`}
      </h2>
      {isLive && said.length === 0 && (
        <p className="text-quiet">This version is live, so there is nothing to compare.</p>
      )}
      {shown.map((each) => (
        <ChangedPage
          key={each.path}
          page={each}
          preview={preview}
          framed={`${addressOf(reviewed)}/page?path=${encodeURIComponent(each.path)}`}
        />
      ))}
      <Pages
        page={page}
        size={PAGE_SIZE}
        total={said.length}
        noun="changed pages"
        hrefOf={(to) => `${addressOf(reviewed)}?page=${to}`}
      />
      {before.length > 0 && (
        <details>
          <summary className="w-fit py-2.5 font-semibold text-teal-700">
            {pagesIn(before.length)} with text that you approved in an earlier release
          </summary>
          <div className="grid gap-4">
            {before.map((each) => (
              <ChangedPage key={each.path} page={each} preview={preview} />
            ))}
          </div>
        </details>
      )}
      {section === 'posts' ? <AlsoShown pages={silent} /> : <MarkupOnly pages={silent} />}
      {!isLive && (
        <Note icon="info">
          Text that appears only after a press, such as in a dialog, is not in this list. Check the
          preview, too.
        </Note>
      )}
    </>
  );
}

/** The decision available to the user, or why there is none; `null` for users who can never decide. */
type Choice =
  | { kind: 'none'; why: string }
  | { kind: 'withdraw' }
  | { kind: 'decide'; seen: string | null };

function choiceOf(props: ReviewPageProps): Choice | null {
  const { review, isLive, isSure, authors, approvals, me } = props;
  if (me.roles.length === 0) return null;
  // An approval that does not cover the text any more is given again, not withdrawn.
  const needs = review.kind === 'review' ? review.needs : [];
  const own = needs.filter(({ role }) => me.roles.includes(role));
  const isAsked = own.some(({ approvedBy }) => approvedBy === null);
  // An approval of the same posts may be carried over from an earlier revision.
  const isGiven = own.length > 0 || approvals.some(({ role }) => me.roles.includes(role));
  if (isGiven && !isAsked) return { kind: 'withdraw' };
  if (isLive) return null;
  if (authors.some(({ person }) => person === me.person)) {
    return { kind: 'none', why: 'You released this, so someone else has to approve it.' };
  }
  if (!isSure) return { kind: 'none', why: NOT_SURE_WHO };
  if (review.kind === 'refused') return { kind: 'decide', seen: null };
  return isAsked ? { kind: 'decide', seen: review.seen } : null;
}

const withdrawal = {
  why: { ...reasonField, hint: '', rows: 3, required: true },
} as const;

const comment = {
  why: {
    ...reasonField,
    label: 'Comment',
    hint: 'The author reads it. If you request changes, say which.',
    rows: 4,
  },
} as const;

function Decision({ reviewed, choice }: { reviewed: Reviewed; choice: Choice }) {
  const to = addressOf(reviewed);
  return (
    <Box title="Your decision" id="decision">
      {choice.kind === 'none' && <p>{choice.why}</p>}
      {choice.kind === 'withdraw' && (
        <DeskForm action={`${to}/withdraw`} className="grid gap-3">
          <Inputs fields={withdrawal} />
          <Submit variant="danger">Withdraw approval</Submit>
        </DeskForm>
      )}
      {choice.kind === 'decide' && (
        // Both buttons send the same comment, so that a reviewer who changes their mind loses no words.
        <DeskForm
          action={`${to}/${choice.seen === null ? 'changes' : 'approve'}`}
          hidden={{ seen: choice.seen ?? '' }}
          className="grid gap-3"
        >
          <Inputs fields={comment} />
          {choice.seen !== null && <Submit icon="check">Approve</Submit>}
          <Submit variant="second" to={`${to}/changes`}>
            Request changes
          </Submit>
        </DeskForm>
      )}
    </Box>
  );
}

/** Required and given approvals. */
function Needs({ review, isLive, authors, approvals }: ReviewPageProps) {
  const needs = review.kind === 'review' ? review.needs : [];
  return (
    <Box title="Approval">
      {needs.length === 0 && approvals.length === 0 && (
        <p>
          {isLive ? 'Live.' : review.kind === 'refused' ? 'Not approved.' : 'No approval needed.'}
        </p>
      )}
      <ul className="grid gap-3">
        {needs
          .filter(({ approvedBy }) => approvedBy === null)
          .map(({ role, why }) => (
            <li key={role}>
              <strong>{approverIn(role)} has to approve this.</strong>{' '}
              <span className="text-quiet">{why}</span>
            </li>
          ))}
        {approvals.map(({ role, person, who, why, at }) => (
          <li key={`${role} ${person}`} className="wrap-anywhere">
            <strong>
              Approved by <bdi>{who}</bdi>
            </strong>
            , {indianMinute(at)}
            {why !== null && (
              <>
                : <bdi>{why}</bdi>
              </>
            )}
            {authors.some((author) => author.person === person)
              ? '. This does not count: they released it themselves.'
              : needs.some((need) => need.role === role && need.approvedBy === null) &&
                '. This does not cover the text as it is now.'}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function History({ lines, id }: { lines: readonly JournalEntry[]; id: string }) {
  return (
    <Box title="History">
      {lines.length === 0 && <p className="text-quiet">No entries yet.</p>}
      <ol className="grid gap-3">
        {lines.map(({ at, who, what, outcome, why }, index) => (
          <li key={index} className="wrap-anywhere">
            <bdi>{what.replace(` ${id}`, '')}</bdi>
            {outcome === 'refused' && <strong> (refused)</strong>}
            {why !== null && (
              <>
                : <bdi>{why}</bdi>
              </>
            )}
            <span className="block text-quiet">
              <bdi>{who}</bdi>, {indianMinute(at)}
            </span>
          </li>
        ))}
      </ol>
    </Box>
  );
}
