import { personalTables, type PersonalTable } from '@site/api/database/schema.ts';
import type { Submission } from '@site/api/inbox/submission.ts';
import type { ErasurePlan } from '@site/api/personal-data/erase-person.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { indianMinute } from '../../status/indian-minute.ts';
import { Choices } from '../page/choices.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { BackTo, Empty, Heading } from '../page/heading.tsx';
import { kindWords } from './inbox-view.ts';

/** How long India's DPDP Rules 2025, rule 8(3), ask to keep what was processed, in milliseconds. */
const YEAR_MS = 365 * 24 * 3_600_000;

/** What the rows of each table are, for people. */
const tableWords: Readonly<Record<PersonalTable, string>> = {
  contact_messages: 'Messages and call-backs',
  waitlist_subscriptions: 'Places on the waitlist',
  deletion_requests: 'Deletion requests',
  outbox_events: 'How requests were passed on',
  outbox_subjects: 'How requests are numbered',
  idempotency_keys: 'Keys that forms were sent under',
  inbox_handling: 'Who has read and answered',
  inbox_notes: 'Notes',
  inbox_notices: 'Letters to the team',
};

type PersonPageProps = {
  /** How the person was named; empty before. */
  who: string;
  /** What an erasure would do; `null` before somebody was named. */
  plan: ErasurePlan | null;
  error?: string | undefined;
  now: number;
};

/** All that is held about one person: looked for, exported and erased. */
export function PersonPage({ who, plan, error, now }: PersonPageProps) {
  return (
    <>
      <BackTo href="/inbox">Inbox</BackTo>
      <Heading lead="All that is held about one person, to show it to them or to erase it.">
        Find a person
      </Heading>
      <DeskForm
        action="/inbox/person"
        className="mb-8 grid max-w-dialog gap-3 md:grid-cols-[1fr_auto] md:items-end"
      >
        <TextField
          id="who"
          name="who"
          label="E-mail address, Indian mobile number, or id"
          defaultValue={who}
          error={plan ? undefined : error}
          autoComplete="off"
        />
        <Button type="submit" variant="second">
          Look
        </Button>
      </DeskForm>
      {plan && <Found who={who} plan={plan} error={error} now={now} />}
    </>
  );
}

function Found({ who, plan, error, now }: PersonPageProps & { plan: ErasurePlan }) {
  const { own, mentions, open, counts } = plan;
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const young = own.filter(({ receivedAt }) => receivedAt > now - YEAR_MS).length;
  if (own.length === 0) {
    return (
      <div className="grid gap-6">
        <Empty title="Nothing is held">
          Nothing was sent under this. What was sent under another address or number is found by
          that one alone.
        </Empty>
        {mentions.length > 0 && <Mentions mentions={mentions} />}
        <DeskForm action="/inbox/person/erase" hidden={{ who }}>
          <Button type="submit" variant="second">
            Overwrite what erased rows left in the files
          </Button>
        </DeskForm>
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="mb-3 text-24">
          {own.length === 1 ? 'One thing' : `${own.length} things`} from <bdi>{who}</bdi>
        </h2>
        <Submissions of={own} />
        <p className="mt-3 text-quiet">
          What they sent under another address or number is found by that one alone.
        </p>
      </section>
      {mentions.length > 0 && <Mentions mentions={mentions} />}
      <section>
        <h2 className="mb-3 text-24">Export</h2>
        <p className="mb-3">
          Check first that it is they who ask: answer to the address that was used with the form.
        </p>
        <DeskForm action="/inbox/person/export" hidden={{ who }}>
          <Button type="submit" variant="second" iconBefore="download">
            Export as JSON
          </Button>
        </DeskForm>
      </section>
      <section>
        <h2 className="mb-3 text-24">Erase</h2>
        {error && (
          <Note icon="alert" tone="coral" className="mb-4">
            {error}
          </Note>
        )}
        <p className="mb-3">
          {rows} rows go for good, with what the front desk noted. A receipt stays, with nothing of
          the person. Backups are not reached from here.
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
            {young} of what they sent is less than a year old. The law may ask to keep it that long;
            docs/personal-data.md says more.
          </Note>
        )}
        <DeskForm
          action="/inbox/person/erase"
          hidden={{ who }}
          className="grid justify-items-start gap-4"
        >
          {open.length > 0 && (
            <Choices
              name="open"
              legend="Nobody has dealt with their deletion request yet"
              options={[
                {
                  value: 'too',
                  label: 'Erase it too',
                  hint: 'whoever is to delete in the app never hears of it',
                },
              ]}
            />
          )}
          <Button type="submit" iconBefore="trash">
            Erase {rows} rows
          </Button>
        </DeskForm>
      </section>
    </div>
  );
}

function Mentions({ mentions }: { mentions: readonly Submission[] }) {
  return (
    <section>
      <h2 className="mb-3 text-24">Named by others</h2>
      <p className="mb-3">
        These were sent by others, or noted about them, and name this person. They stay: read them
        and decide.
      </p>
      <Submissions of={mentions} />
    </section>
  );
}

function Submissions({ of }: { of: readonly Submission[] }) {
  return (
    <ul className="grid gap-1">
      {of.map(({ id, kind, receivedAt }) => (
        <li key={id}>
          <a href={`/inbox/${id}`}>
            {kindWords[kind].one}, {indianMinute(new Date(receivedAt))}
          </a>
        </li>
      ))}
    </ul>
  );
}
