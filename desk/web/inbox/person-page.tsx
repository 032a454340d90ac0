import { DAY_MS } from '@site/kit/durations.ts';
import { personalTables, type PersonalTable } from '@site/api/database/schema.ts';
import type { Submission } from '@site/api/submissions/submission.ts';
import type { FoundPerson, Sender } from '@site/api/submissions/person.ts';
import { Note } from '@site/kit/ui/note.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { Fragment } from 'react';
import { indianMinute } from '../../status/indian-minute.ts';
import { PageButton, PostButton, Submit } from '../page/buttons.tsx';
import { Choices } from '../page/choices.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { BackTo, Empty, Heading } from '../page/heading.tsx';
import { SubmissionLinks, wordsOf } from './inbox-list.tsx';
import { kindWords } from './inbox-view.ts';

/** Minimum retention in India's DPDP Rules 2025, rule 8(3), in milliseconds. */
const YEAR_MS = 365 * DAY_MS;

/** Display names of the tables with personal data. */
const tableWords: Readonly<Record<PersonalTable, string>> = {
  submissions: 'Messages, call-backs, waitlist entries and deletion requests',
  submission_notes: 'Notes',
  submission_replies: 'Replies',
  submission_people: 'Addresses and numbers in them, to find people by',
  jobs: 'Deliveries to the app and notifications to the team',
};

/** Maximum number of people that a search by name lists. */
export const MOST_SENDERS = 20;

type PersonPageProps = {
  /** The search term; empty before a search. */
  who: string;
  /** What was found; `null` before a search. */
  plan: FoundPerson | null;
  /** Who has a part of the name, address or number that was typed. */
  senders?: readonly Sender[];
  error?: string | undefined;
  now: number;
  /** Whether deletion requests are forwarded to a webhook. */
  hasWebhook: boolean;
};

/** Finds, exports and erases the data of one person. */
export function PersonPage(props: PersonPageProps) {
  const { who, plan, senders, error } = props;
  return (
    <>
      <BackTo href="/inbox">Inbox</BackTo>
      <Heading lead="Find everything stored about one person, to export or erase it.">
        Find a person
      </Heading>
      <DeskForm
        action="/inbox/person"
        isKept={false}
        className="mb-8 grid max-w-dialog gap-3 md:grid-cols-[1fr_auto] md:items-end [&>button]:min-h-13"
      >
        <TextField
          id="who"
          name="who"
          label="Name, e-mail address or Indian mobile number"
          defaultValue={who}
          error={plan ? undefined : error}
          autoComplete="off"
        />
        <Submit variant="second">Search</Submit>
      </DeskForm>
      {plan && <Found {...props} plan={plan} />}
      {senders && <Senders of={senders} />}
    </>
  );
}

/** People to choose from. An address or number is posted, so that it never appears in a URL. */
function Senders({ of }: { of: readonly Sender[] }) {
  if (of.length === 0) {
    return (
      <Empty title="Nothing found">
        Nobody with these letters in their name has written. Try fewer letters, or their e-mail
        address or mobile number.
      </Empty>
    );
  }
  return (
    <section>
      <h2 className="mb-3 text-24">{of.length === 1 ? '1 person' : `${of.length} people`}</h2>
      <ul className="overflow-hidden rounded-card border border-line">
        {of.map(({ who, newest }) => (
          <li
            key={who}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-surface px-4 py-3 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-72">
              <p className="wrap-anywhere">
                <bdi className="font-semibold">{newest.name ?? who}</bdi>
                {[newest.email, newest.phone].map(
                  (contact) =>
                    contact !== undefined && (
                      <Fragment key={contact}>
                        , <bdi>{contact}</bdi>
                      </Fragment>
                    ),
                )}
              </p>
              <p className="text-quiet">
                {kindWords[newest.kind].one}, {indianMinute(new Date(newest.receivedAt))}
              </p>
              <p className="line-clamp-1 wrap-anywhere text-quiet">
                <bdi>{wordsOf(newest)}</bdi>
              </p>
            </div>
            <PostButton action="/inbox/person" hidden={{ who }}>
              Choose
              <span className="sr-only">
                {' '}
                <bdi>{newest.name ?? who}</bdi>
              </span>
            </PostButton>
          </li>
        ))}
      </ul>
      {of.length === MOST_SENDERS && (
        <p className="mt-3 text-quiet">There may be more people. Type more of the name.</p>
      )}
    </section>
  );
}

function Found({ who, plan, error, now, hasWebhook }: PersonPageProps & { plan: FoundPerson }) {
  const { own, mentions, open, counts } = plan;
  const hidden = { who };
  const young = own.filter(({ receivedAt }) => receivedAt > now - YEAR_MS).length;
  if (own.length === 0) {
    return (
      <div className="grid gap-6">
        <Empty title="Nothing found">
          Nothing is stored under this address or number. Search for their other addresses and
          numbers, too.
        </Empty>
        {mentions.length > 0 && <Mentions mentions={mentions} />}
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="mb-3 text-24">
          {own.length === 1 ? 'One submission' : `${own.length} submissions`} from <bdi>{who}</bdi>
        </h2>
        <SubmissionLinks to={own} />
        <p className="mt-3 text-quiet">Search for their other addresses and numbers, too.</p>
      </section>
      {mentions.length > 0 && <Mentions mentions={mentions} />}
      <section>
        <h2 className="mb-3 text-24">Export</h2>
        <p className="mb-3">
          First verify who is asking: reply only to the address that was used in the form. The
          spreadsheet has what they sent. The data file also has your notes and replies, and
          everything else that is stored about them.
        </p>
        <div className="flex flex-wrap gap-3">
          <PostButton
            action="/inbox/person/export"
            hidden={{ who, as: 'csv' }}
            downloads
            icon="download"
          >
            Spreadsheet of what they sent
          </PostButton>
          <PostButton
            action="/inbox/person/export"
            hidden={{ who, as: 'json' }}
            downloads
            icon="download"
          >
            Everything stored, as a data file
          </PostButton>
        </div>
      </section>
      <section>
        <h2 className="mb-3 text-24">Erase</h2>
        {error && (
          <Note icon="alert" tone="coral" className="mb-4">
            {error}
          </Note>
        )}
        <p className="mb-3">
          This deletes everything below for good. A receipt without personal data remains. Backups
          are not changed.
        </p>
        <ul className="mb-4 grid max-w-dialog-small gap-1">
          {personalTables.map(
            (table) =>
              counts[table] > 0 && (
                <li key={table} className="flex justify-between gap-4 border-b border-line py-1">
                  <span>{tableWords[table]}</span>
                  <span className="tabular-nums">{counts[table]}</span>
                </li>
              ),
          )}
        </ul>
        {young > 0 && (
          <Note icon="info" className="mb-4">
            {young === 1 ? '1 submission is' : `${young} submissions are`} less than a year old.
            India’s data protection rules may require you to keep {young === 1 ? 'it' : 'them'} for
            a year. If you are not sure, ask whoever is responsible for data protection before you
            erase.
          </Note>
        )}
        <DeskForm
          action="/inbox/person/erase"
          hidden={hidden}
          className="grid justify-items-start gap-4"
        >
          {open.length > 0 && (
            <Choices
              name="open"
              legend="Their deletion request is still open"
              options={[
                {
                  value: 'too',
                  label: 'Erase the request, too',
                  hint: hasWebhook
                    ? 'the app will not receive it, and keeps their data'
                    : 'no app is connected here, so make sure that its team knows of the request',
                },
              ]}
            />
          )}
          <Submit variant="danger" icon="trash">
            Erase this person’s data
          </Submit>
        </DeskForm>
      </section>
    </div>
  );
}

type ConfirmErasureProps = {
  who: string;
  /** The number of rows of all tables that would be deleted. */
  rows: number;
  /** The fields of the form so far. */
  hidden: Readonly<Record<string, string>>;
};

/** Asks before the data of a person is deleted. */
export function ConfirmErasure({ who, rows, hidden }: ConfirmErasureProps) {
  return (
    <>
      <BackTo href="/inbox/person">Find a person</BackTo>
      <Heading lead="This cannot be undone. If they asked for a copy, export it first.">
        Erase {rows === 1 ? '1 entry' : `${rows} entries`} of <bdi>{who}</bdi>?
      </Heading>
      <DeskForm action="/inbox/person/erase" hidden={hidden} className="flex flex-wrap gap-3">
        <Submit variant="danger" icon="trash">
          Erase for good
        </Submit>
        <PageButton href="/inbox/person">Cancel</PageButton>
      </DeskForm>
    </>
  );
}

function Mentions({ mentions }: { mentions: readonly Submission[] }) {
  return (
    <section>
      <h2 className="mb-3 text-24">Mentioned by others</h2>
      <p className="mb-3">
        Other people’s submissions or notes mention this person. They are not erased: read them and
        decide.
      </p>
      <SubmissionLinks to={mentions} />
    </section>
  );
}
