import type { JournalEntry } from '@site/delivery/registry/journal.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { boxLook, Field } from '@site/kit/ui/field.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import type { ReactNode } from 'react';
import { isPreviewed } from '../../previews/preview-for.ts';
import type { Reviewer } from '../../review/approve.ts';
import type { ReviewOutcome } from '../../review/review-of.ts';
import { type Approval, type Author, namesOf, type Reviewed } from '../../review/review-store.ts';
import { isSilent, type WordChange } from '../../review/word-changes.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { ChangedPage, MarkupOnly, pagesIn, WordChanges } from '../page/changed-page.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { Pages } from '../page/pages.tsx';
import { AskedChanges } from './approvals-list.tsx';
import { MOST_REASON_LETTERS } from './decision-routes.ts';
import { addressOf, releasedBy, shortId, titleOf } from './reviewed-words.ts';

/** How many changed pages of the site are on a page of a review. */
const PAGE_SIZE = 20;

type ReviewPageProps = {
  reviewed: Reviewed;
  review: ReviewOutcome;
  isLive: boolean;
  authors: readonly Author[];
  /** Those that were not taken back. */
  approvals: readonly Approval[];
  /** The changes that were asked for and not approved since. */
  changes: JournalEntry | null;
  /** Of a configuration, the settings that differ from the live ones. */
  settings: readonly WordChange[];
  /** What the audit log has about it, the latest first. */
  lines: readonly JournalEntry[];
  /** The link to its preview; `null` when there is none. */
  preview: string | null;
  me: Reviewer;
  page: number;
};

/** What something would change, who made it, and what to decide about it. */
export function ReviewPage(props: ReviewPageProps) {
  const { reviewed, review, isLive, authors, changes, preview } = props;
  const { section, id } = reviewed;
  const choice = choiceOf(props);
  return (
    <>
      <BackTo href="/approvals">Approvals</BackTo>
      <Heading
        lead={
          <>
            <span className="wrap-anywhere">{shortId(id)}</span>, {releasedBy(section)}{' '}
            <bdi className="wrap-anywhere">{namesOf(authors)}</bdi>
            {isLive && '. It is live.'}
          </>
        }
        actions={
          <>
            {isPreviewed(section) && !isLive && <Preview reviewed={reviewed} preview={preview} />}
            {choice !== null && (
              <a href="#decision" className="inline-flex min-h-11 items-center xl:hidden">
                Go to your decision
              </a>
            )}
          </>
        }
      >
        {titleOf(section)}
      </Heading>
      {changes && (
        <div className="mb-6">
          <AskedChanges changes={changes} />
        </div>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          {props.settings.length > 0 && (
            <>
              <h2 className="text-20">Settings that change</h2>
              <section className="rounded-card border border-line bg-surface">
                <WordChanges changes={props.settings} />
              </section>
            </>
          )}
          {review.kind === 'refused' ? (
            <Note icon="alert" tone="coral" as="div">
              <p className="font-semibold">
                This cannot go live as it is, so nobody can approve it.
              </p>
              <ul className="mt-2 grid gap-1 wrap-anywhere">
                {review.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </Note>
          ) : (
            <ChangedPages {...props} pages={review.pages} />
          )}
        </div>
        <div className="grid min-w-0 gap-5 xl:sticky xl:top-4">
          <Needs {...props} />
          {choice !== null && <Decision reviewed={reviewed} choice={choice} />}
          <History lines={props.lines} id={id} />
        </div>
      </div>
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
    <DeskForm action={`${addressOf(reviewed)}/preview`}>
      <Button type="submit" variant="second" iconBefore="eye">
        Make a preview
      </Button>
    </DeskForm>
  );
}

function ChangedPages({
  reviewed,
  preview,
  isLive,
  page,
  pages,
}: ReviewPageProps & { pages: Extract<ReviewOutcome, { kind: 'review' }>['pages'] }) {
  const said = pages.filter((each) => !isSilent(each));
  const silent = pages.filter(isSilent);
  const shown = said.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      <h2 className="text-20">
        {said.length === 0 ? 'No words change' : `Words change on ${pagesIn(said.length)}`}
      </h2>
      {isLive && said.length === 0 && (
        <p className="text-quiet">It is live, so there is nothing to compare it with.</p>
      )}
      {shown.map((each) => (
        <ChangedPage key={each.path} page={each} preview={preview} />
      ))}
      <Pages
        page={page}
        size={PAGE_SIZE}
        total={said.length}
        noun="changed pages"
        hrefOf={(to) => `${addressOf(reviewed)}?page=${to}`}
      />
      <MarkupOnly pages={silent} />
      {!isLive && (
        <Note icon="info">
          Words that only a script shows, such as those of a dialog, are not among these. Look at
          the pages themselves, too.
        </Note>
      )}
    </>
  );
}

/** What somebody can decide, or why they cannot; `null` for those who only read. */
type Choice =
  | { kind: 'none'; why: string }
  | { kind: 'withdraw' }
  | { kind: 'decide'; canApprove: boolean };

function choiceOf({ review, isLive, authors, approvals, me }: ReviewPageProps): Choice | null {
  if (me.roles.length === 0) return null;
  if (approvals.some(({ role }) => me.roles.includes(role))) return { kind: 'withdraw' };
  if (isLive) return null;
  if (authors.some(({ person }) => person === me.person)) {
    return { kind: 'none', why: 'This is your own work. Somebody else has to approve it.' };
  }
  if (review.kind === 'refused') return { kind: 'decide', canApprove: false };
  const isAsked = review.needs.some(({ role }) => me.roles.includes(role));
  return isAsked ? { kind: 'decide', canApprove: true } : null;
}

function Decision({ reviewed, choice }: { reviewed: Reviewed; choice: Choice }) {
  const to = addressOf(reviewed);
  return (
    <Box title="Your decision" id="decision">
      {choice.kind === 'none' && <p>{choice.why}</p>}
      {choice.kind === 'withdraw' && (
        <DeskForm action={`${to}/withdraw`} className="grid gap-3">
          <Reason id="why-withdraw" label="Reason" />
          <Button type="submit" variant="second">
            Withdraw the approval
          </Button>
        </DeskForm>
      )}
      {choice.kind === 'decide' && (
        <div className="grid gap-5">
          {choice.canApprove && (
            <DeskForm action={`${to}/approve`} className="grid gap-3">
              <Reason id="why-approve" label="Reason" isOptional />
              <Button type="submit" iconBefore="check">
                Approve
              </Button>
            </DeskForm>
          )}
          <details open={!choice.canApprove} className="border-t border-line pt-2">
            <summary className="w-fit py-2.5 font-semibold text-teal-700">Ask for changes</summary>
            <DeskForm action={`${to}/changes`} className="grid gap-3 pt-2">
              <Reason id="why-changes" label="What has to change" />
              <Button type="submit" variant="second">
                Ask for changes
              </Button>
            </DeskForm>
          </details>
        </div>
      )}
    </Box>
  );
}

function Reason({
  id,
  label,
  isOptional = false,
}: {
  id: string;
  label: string;
  isOptional?: boolean;
}) {
  return (
    <Field id={id} label={label} mark={isOptional ? 'optional' : undefined}>
      {(ties) => (
        <textarea
          {...ties}
          name="why"
          rows={3}
          maxLength={MOST_REASON_LETTERS}
          required={!isOptional}
          className={cn(boxLook, 'rounded-input px-3.5')}
        />
      )}
    </Field>
  );
}

/** Whose approval it needs, and who has given theirs. */
function Needs({ review, isLive, authors, approvals }: ReviewPageProps) {
  const needs = review.kind === 'review' ? review.needs : [];
  return (
    <Box title="Approval">
      {needs.length === 0 && approvals.length === 0 && (
        <p>
          {isLive
            ? 'It is live.'
            : review.kind === 'refused'
              ? 'Nobody has approved it.'
              : 'It needs nobody’s approval: no rule is about what it changes.'}
        </p>
      )}
      <ul className="grid gap-3">
        {needs
          .filter(({ approvedBy }) => approvedBy === null)
          .map(({ role, why }) => (
            <li key={role}>
              Needs <strong>{role}</strong>. <span className="text-quiet">{why}</span>
            </li>
          ))}
        {approvals.map(({ role, person, who, why, at }) => (
          <li key={`${role} ${person}`} className="wrap-anywhere">
            <strong>
              Approved as {role} by <bdi>{who}</bdi>
            </strong>
            , {indianMinute(at)}
            {why !== null && (
              <>
                : <bdi>{why}</bdi>
              </>
            )}
            {authors.some((author) => author.person === person) &&
              '. It does not count: it is their own work.'}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function History({ lines, id }: { lines: readonly JournalEntry[]; id: string }) {
  return (
    <Box title="In the audit log">
      {lines.length === 0 && <p className="text-quiet">Nothing is written down about it.</p>}
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

function Box({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-4 rounded-card border border-line bg-surface p-4">
      <h2 className="mb-3 text-20">{title}</h2>
      {children}
    </section>
  );
}
