import { describeDanger } from '@site/api/submissions/danger-words.ts';
import { describeRelayState } from '@site/api/submissions/describe-relay-state.ts';
import type { HandlingNote } from '@site/api/submissions/handling.ts';
import type { Promises } from '@site/api/submissions/list-submissions.ts';
import {
  isClosed,
  labelledFields,
  type RelayState,
  type Submission,
} from '@site/api/submissions/submission.ts';
import { isEmailAddress } from '@site/kit/api/text-fields.ts';
import { normaliseIndianMobile } from '@site/kit/api/indian-mobile.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { type ComponentProps, Fragment } from 'react';
import { indianMinute } from '../../status/indian-minute.ts';
import type { User } from '../accounts/users.ts';
import { Box } from '../page/box.tsx';
import { PageButton, PageLink, PostButton, Submit } from '../page/buttons.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { Inputs } from '../page/fields.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { sentenceStart } from '../page/section-title.ts';
import { timeLeft } from './inbox-context.ts';
import { assigneeName, nameOf, SubmissionLinks, topics } from './inbox-list.tsx';
import { kindWords, stateWords } from './inbox-view.ts';
import { canReplyTo, Replies } from './reply-box.tsx';

type MessagePageProps = Pick<
  ComponentProps<typeof Replies>,
  'replies' | 'templates' | 'template' | 'canMail'
> & {
  item: Submission;
  notes: readonly HandlingNote[];
  /** Users who can be assigned, and the current user. */
  people: readonly User[];
  me: User;
  product: string;
  /** Other submissions from the same address or number, newest first. */
  others: readonly Submission[];
  /** Ids of the previous and next submission of the list. */
  before: string | null;
  after: string | null;
  hasWebhook: boolean;
  promises: Promises;
  now: number;
  /** The `handlingVersion` that the page shows. */
  version: string;
  /** An attempt to change the submission after somebody else did. */
  overtaken: { attempt: Attempt; changes: readonly RecentChange[] } | null;
};

/** A change that a user tried to make. */
export type Attempt = {
  action: 'answered' | 'assign' | 'note' | 'not-for-us' | 'reply';
  fields: Readonly<Record<string, string>>;
  /** Label of the button that makes the change anyway. */
  button: string;
};

/** A change to a submission, from the audit log. */
export type RecentChange = { who: string; did: string; at: Date };

/** Names of the hidden fields with the version and the time of the page. */
export const VERSION_FIELD = 'seen';
export const OPENED_FIELD = 'opened';

/** The hidden fields of every form about the submission. */
function carriedBy({ version, now }: Pick<MessagePageProps, 'version' | 'now'>) {
  return { [VERSION_FIELD]: version, [OPENED_FIELD]: String(now) };
}

/** One submission: its text, its state and what can be done with it. */
export function MessagePage(props: MessagePageProps) {
  const { item, promises, now } = props;
  const { kind, receivedAt } = item;
  const dueIn = timeLeft(item, promises, now);
  return (
    <div data-topic={topics[kind]}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <BackTo href="/inbox">Inbox</BackTo>
        <Neighbours {...props} />
      </div>
      <Heading lead={indianMinute(new Date(receivedAt))}>
        <bdi>{nameOf(item)}</bdi>
      </Heading>
      <Overtaken {...props} />
      <Danger item={item} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Chip>{kindWords[kind].one}</Chip>
        {dueIn && (
          <span
            className={cn(
              'flex items-center gap-1.5 font-semibold',
              dueIn.isOverdue ? 'text-coral-700' : 'text-ink-quiet',
            )}
          >
            <Icon name="clock" size={20} />
            {dueIn.words}
          </span>
        )}
        <End {...props} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-6">
          <Words item={item} />
          <div className="flex flex-wrap gap-3">
            <Answer {...props} />
          </div>
          {item.relay && <Relay {...props} relay={item.relay} />}
          <Replies {...props} hidden={carriedBy(props)} />
          <Notes {...props} />
        </div>
        <div className="grid content-start gap-6">
          <Assign {...props} />
          <Others {...props} />
          <Box title="More">
            <div className="grid justify-items-start gap-3">
              <PostButton action={`/inbox/${item.id}/unread`} hidden={carriedBy(props)}>
                Mark as unread
              </PostButton>
              <PersonForms item={item} />
            </div>
          </Box>
        </div>
      </div>
    </div>
  );
}

/** Who closed the submission, with a button that reopens it. */
function End(props: MessagePageProps) {
  const { id, handling } = props.item;
  const { answered, notForUs } = handling;
  const end = answered ?? notForUs;
  if (end === null) return null;
  return (
    <>
      <span className={cn('font-semibold', answered ? 'text-leaf-700' : 'text-ink-quiet')}>
        {answered ? 'Answered' : 'Closed as not for us'} by <bdi>{end.by}</bdi>,{' '}
        {indianMinute(new Date(end.at))}
      </span>
      <PostButton
        action={`/inbox/${id}/${answered ? 'answered' : 'not-for-us'}`}
        hidden={{ ...carriedBy(props), closed: 'no' }}
        icon="retry"
      >
        Reopen
      </PostButton>
    </>
  );
}

/** Links to the previous and next submission of the list. */
function Neighbours({ before, after }: MessagePageProps) {
  if (before === null && after === null) return null;
  return (
    <nav aria-label="Messages" className="flex flex-wrap gap-x-6">
      {before !== null && <PageLink href={`/inbox/${before}`}>Previous</PageLink>}
      {after !== null && <PageLink href={`/inbox/${after}`}>Next</PageLink>}
    </nav>
  );
}

/** What to do about words that speak of a danger. */
function Danger({ item: { danger, handling } }: Pick<MessagePageProps, 'item'>) {
  if (danger === undefined || handling.notForUs) return null;
  const { label, advice, helplines } = describeDanger(danger);
  return (
    <Note as="div" icon="alert" tone="coral" className="mb-5">
      <p className="font-semibold text-ink">
        {label}: this message may be about a child in danger.
      </p>
      <p>
        Read it now, and call the parent. Helplines: {helplines.join(', ')}.
        {advice !== '' && ` Our pages tell parents: “${advice}”`}
      </p>
    </Note>
  );
}

/** Other submissions from the same address or number. */
function Others({ others }: MessagePageProps) {
  if (others.length === 0) return null;
  return (
    <Box title="From the same person">
      <SubmissionLinks to={others} />
    </Box>
  );
}

/** Says who changed the submission since the user opened it, and asks whether to go on. */
function Overtaken(props: MessagePageProps) {
  const { item, overtaken } = props;
  if (!overtaken) return null;
  const { attempt, changes } = overtaken;
  return (
    <Note as="div" icon="alert" tone="coral" className="mb-5">
      <p className="font-semibold text-ink">
        Nothing was changed yet: someone else changed this since you opened it.
      </p>
      <ul className="my-2">
        {changes.map(({ who, did, at }) => (
          <li key={`${at.getTime()} ${did}`}>
            <bdi>{who}</bdi> {did}, {indianMinute(at)}
          </li>
        ))}
      </ul>
      {attempt.fields['words'] !== undefined && (
        <p className="mb-2 wrap-anywhere whitespace-pre-wrap">
          Your {attempt.action}: <bdi>{attempt.fields['words']}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <PostButton
          action={`/inbox/${item.id}/${attempt.action}`}
          hidden={{ ...carriedBy(props), ...attempt.fields }}
        >
          {attempt.button}
        </PostButton>
        <PageButton href="/inbox">Back to the inbox</PageButton>
      </div>
    </Note>
  );
}

/** Reply, call and mark as answered, in the order they are used. */
function Answer(props: MessagePageProps) {
  const { item, product, canMail } = props;
  const { id, kind, email, phone, handling } = item;
  const mobile = phone === undefined ? null : normaliseIndianMobile(phone);
  const isAnswered = handling.answered !== null;
  const isOpen =
    (kind === 'message' || kind === 'call-back') && !isAnswered && handling.notForUs === null;
  const isForCall = mobile !== null && (kind === 'call-back' || item.danger !== undefined);
  const opensMail = email !== undefined && isEmailAddress(email) && !(canMail && canReplyTo(item));
  return (
    <>
      {opensMail && (
        <ButtonLink
          href={replyTo(item, email, product)}
          variant={isAnswered || isForCall ? 'second' : 'main'}
          iconBefore="mail"
        >
          Reply
        </ButtonLink>
      )}
      {mobile !== null && (
        <ButtonLink
          href={`tel:+91${mobile}`}
          variant={!isAnswered && isForCall ? 'main' : 'second'}
          iconBefore="phone"
        >
          Call
        </ButtonLink>
      )}
      {isOpen && (
        <>
          <PostButton
            action={`/inbox/${id}/answered`}
            hidden={{ ...carriedBy(props), closed: 'yes' }}
            icon="check"
          >
            Mark as answered
          </PostButton>
          <PostButton
            action={`/inbox/${id}/not-for-us`}
            hidden={{ ...carriedBy(props), closed: 'yes' }}
          >
            {stateWords['not-for-us']}
          </PostButton>
        </>
      )}
      {opensMail && isOpen && (
        <p className="w-full text-quiet">
          Reply opens your own mail program. Once you have sent it, mark the message as answered.
        </p>
      )}
    </>
  );
}

/** A `mailto:` link with a subject and a salutation. All parts are encoded so that none can add headers. */
function replyTo({ kind, name }: Submission, email: string, product: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const about = kind === 'deletion' ? 'deletion request' : 'message';
  const subject = encodeURIComponent(`Your ${about} to ${product}`);
  const body = encodeURIComponent(name === undefined ? 'Hello,\n\n' : `Hello ${name},\n\n`);
  return `mailto:${address}?subject=${subject}&body=${body}`;
}

/** Fields that have a place of their own on the page. */
const placed: readonly string[] = ['name', 'email', 'phone', 'wanted', 'message', 'reason'];

function otherFields(item: Submission) {
  return labelledFields(item).filter(({ name }) => !placed.includes(name));
}

function Words({ item }: { item: Submission }) {
  const { email, phone, wanted, message, reason, tooFast, kind } = item;
  const mobile = phone === undefined ? null : normaliseIndianMobile(phone);
  const words = message ?? reason;
  return (
    <section className="rounded-card border border-line bg-surface p-4 lg:p-5">
      {wanted !== undefined && (
        <p className="mb-3">
          About:{' '}
          <strong>
            <bdi>{wanted}</bdi>
          </strong>
        </p>
      )}
      {words !== undefined && (
        <p className="mb-4 text-18 wrap-anywhere whitespace-pre-wrap" dir="auto">
          {words}
        </p>
      )}
      {kind === 'waitlist' && <p className="mb-4">Wants to know when places are available.</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {email !== undefined && (
          <>
            <dt className="text-ink-quiet">E-mail</dt>
            <dd className="wrap-anywhere">
              <bdi>{email}</bdi>
            </dd>
          </>
        )}
        {phone !== undefined && (
          <>
            <dt className="text-ink-quiet">Phone</dt>
            <dd className="wrap-anywhere">
              {mobile === null ? <bdi>{phone}</bdi> : <a href={`tel:+91${mobile}`}>{phone}</a>}
            </dd>
          </>
        )}
        {otherFields(item).map(({ name, label, value }) => (
          <Fragment key={name}>
            <dt className="text-ink-quiet">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
      </dl>
      {tooFast && (
        <Note icon="info" className="mt-4">
          This form was filled in unusually fast. It may be spam.
        </Note>
      )}
    </section>
  );
}

/** Delivery state of a deletion request, with retry. */
function Relay(props: MessagePageProps & { relay: RelayState }) {
  const { item, relay, hasWebhook } = props;
  const isStuck = relay.kind === 'given-up' || relay.kind === 'refused';
  return (
    <Box title="Delivery to the app">
      <p className="mb-3">
        {sentenceStart(describeRelayState(relay, { configured: hasWebhook }))}.
      </p>
      <div className="flex flex-wrap gap-3">
        {isStuck && (
          <PostButton
            action={`/inbox/${item.id}/retry`}
            hidden={carriedBy(props)}
            variant="main"
            icon="retry"
          >
            Try again
          </PostButton>
        )}
        {!isClosed(relay) && (
          <PostButton action={`/inbox/${item.id}/settle`} hidden={carriedBy(props)}>
            Mark as handled
          </PostButton>
        )}
      </div>
    </Box>
  );
}

function Notes(props: MessagePageProps) {
  const { item, notes } = props;
  return (
    <Box title="Notes">
      {notes.length === 0 ? (
        <p className="mb-4 text-quiet">No notes yet. Only the front desk sees them.</p>
      ) : (
        <ol className="mb-5 grid gap-4">
          {notes.map(({ id, at, author, words }) => (
            <li key={id}>
              <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                {words}
              </p>
              <p className="text-quiet">
                <bdi>{author}</bdi>, {indianMinute(new Date(at))}
              </p>
            </li>
          ))}
        </ol>
      )}
      <DeskForm
        action={`/inbox/${item.id}/note`}
        hidden={carriedBy(props)}
        className="grid justify-items-start gap-3"
      >
        <div className="w-full">
          <Inputs
            fields={{
              words: {
                label: 'Add a note',
                kind: 'lines',
                maxLength: MAX_NOTE_LETTERS,
                required: true,
              },
            }}
          />
        </div>
        <Submit variant="second">Add</Submit>
      </DeskForm>
    </Box>
  );
}

/** Maximum length of a note. */
export const MAX_NOTE_LETTERS = 2000;

function Assign(props: MessagePageProps) {
  const { item, people, me } = props;
  const { assignedTo } = item.handling;
  const isKnown = people.some(({ id }) => id === assignedTo);
  return (
    <Box title="Assignee">
      {assignedTo !== null && !isKnown && (
        <p className="mb-3">
          It was assigned to <bdi>{assigneeName(assignedTo, people)}</bdi>.
        </p>
      )}
      <DeskForm
        action={`/inbox/${item.id}/assign`}
        hidden={carriedBy(props)}
        className="grid grid-cols-[1fr_auto] items-end gap-3 [&>button]:min-h-13"
      >
        <SelectField
          id="to"
          name="to"
          label="Assigned to"
          defaultValue={isKnown ? (assignedTo ?? '') : ''}
          options={[
            { value: '', label: 'Unassigned' },
            ...people.map(({ id, name }) => ({
              value: id,
              label: id === me.id ? `${name} (me)` : name,
            })),
          ]}
        />
        <Submit variant="second">Save</Submit>
      </DeskForm>
      {assignedTo === null && (
        <PostButton
          action={`/inbox/${item.id}/assign`}
          hidden={{ ...carriedBy(props), to: me.id }}
          className="mt-3"
        >
          Assign to me
        </PostButton>
      )}
    </Box>
  );
}

/** Opens the sender's personal data. The address is posted so that it never appears in a URL. */
function PersonForms({ item: { id, email, phone } }: Pick<MessagePageProps, 'item'>) {
  const whos = [email, phone].filter((who) => who !== undefined);
  return (whos.length === 0 ? [id] : whos).map((who) => (
    <PostButton key={who} action="/inbox/person" hidden={{ who }}>
      All data of <bdi className="wrap-anywhere">{who === id ? 'this person' : who}</bdi>
    </PostButton>
  ));
}
