import {
  type Ending,
  endings,
  type JournalEntry,
  type NumberedEntry,
} from '@site/delivery/registry/journal-entry.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { Chip } from '@site/kit/ui/chip.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { FastifyInstance } from 'fastify';
import type { ChangedPage as Changed } from '../../review/changed-words.ts';
import { wordsOfEntry } from '../../review/shipped-words.ts';
import { isSilent } from '../../review/word-changes.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { ChangedPage, MarkupOnly } from '../page/changed-page.tsx';
import { textIn } from '../page/form-values.ts';
import { BackTo, Empty, Heading } from '../page/heading.tsx';
import { pageIn, Pages } from '../page/pages.tsx';
import type { User } from '../accounts/users.ts';
import { may } from '../role.ts';
import { type Desk, signedIn } from '../section.ts';
import type { ReleasesContext } from './releases-context.ts';

const PAGE_SIZE = 25;

/** Maximum length of a search. */
const MAX_LETTERS = 200;

const endingWords: Readonly<Record<Ending, string>> = {
  live: 'went live',
  waiting: 'submitted for approval',
  refused: 'refused',
  done: 'done',
};

const config = { access: 'read-releases' } as const;

/** Filter and page of the history. Each combination has its own URL. */
type HistoryView = { section: string; who: string; kind: Ending | ''; text: string; page: number };

/** The audit log: who did what and why, what was refused, and the text each change affected. */
export function historyRoutes(app: FastifyInstance, desk: Desk, context: ReleasesContext): void {
  const { stores, targetFor } = context;
  const { registry } = stores;

  const allSections = async (user: User) => [
    ...(await targetFor(user).parts()),
    ...shippedBesides,
    'inbox',
  ];

  /** The sections whose entries a user may read; `undefined` if all entries. */
  const visibleSections = async (user: User): Promise<readonly string[] | undefined> =>
    may(user, 'read-whole-history')
      ? undefined
      : [...(await targetFor(user).parts()), ...shippedBesides];

  app.get('/releases/history', { config }, async (request, reply) => {
    const view = parseView(request.query);
    const { section, who, kind, text, page } = view;
    const visible = await visibleSections(signedIn(request));
    const sections = section === '' ? visible : [section];
    if (visible && !sections?.every((each) => visible.includes(each))) {
      return desk.notFound(request, reply);
    }
    const { entries, total } = await registry.journalPage(
      { skip: (page - 1) * PAGE_SIZE, most: PAGE_SIZE },
      {
        sections,
        ...(who !== '' && { who }),
        ...(kind !== '' && { outcome: kind }),
        ...(text !== '' && { naming: text }),
      },
    );
    const people = await registry.journalPeople();
    return desk.show(request, reply, {
      title: 'History',
      body: (
        <>
          <BackTo href="/releases">Releases</BackTo>
          <Heading lead="Who did what, and why. Entries cannot be changed.">History</Heading>
          <Filter
            view={view}
            sections={visible ?? (await allSections(signedIn(request)))}
            people={people}
          />
          {entries.length === 0 ? (
            <Empty title="No matches">
              Nothing matches this filter. <a href="/releases/history">Show everything</a>
            </Empty>
          ) : (
            <ol className="overflow-hidden rounded-card border border-line">
              {entries.map((entry) => (
                <Line key={entry.position} entry={entry} />
              ))}
            </ol>
          )}
          <Pages
            page={page}
            size={PAGE_SIZE}
            total={total}
            noun="the history"
            hrefOf={(number) => addressOf({ ...view, page: number })}
          />
        </>
      ),
    });
  });

  app.get<{ Params: { position: string } }>(
    '/releases/history/:position',
    { config },
    async (request, reply) => {
      const { position } = request.params;
      if (!/^[1-9]\d{0,14}$/.test(position)) return desk.notFound(request, reply);
      const filter = { position: Number(position) };
      const [entry] = (await registry.journalPage({ skip: 0, most: 1 }, filter)).entries;
      const visible = await visibleSections(signedIn(request));
      const isVisible = !visible || entry?.sections.some((section) => visible.includes(section));
      if (!entry || !isVisible) return desk.notFound(request, reply);
      const words = await wordsOfEntry(stores, entry);
      return desk.show(request, reply, {
        title: entry.what,
        body: (
          <>
            <BackTo href="/releases/history">History</BackTo>
            <Heading lead={<Ended entry={entry} />}>
              <bdi className="wrap-anywhere">{entry.what}</bdi>
            </Heading>
            <Facts entry={entry} />
            {entry.outcome === 'live' && (
              <>
                <h2 className="mt-8 mb-3">Text changes</h2>
                {words ? (
                  <ChangedPages pages={words} />
                ) : (
                  <p>The pages before or after this change are no longer stored.</p>
                )}
              </>
            )}
          </>
        ),
      });
    },
  );
}

function ChangedPages({ pages }: { pages: readonly Changed[] }) {
  if (pages.length === 0) return <p>No pages changed.</p>;
  return (
    <div className="grid gap-4">
      {pages
        .filter((page) => !isSilent(page))
        .map((page) => (
          <ChangedPage key={page.path} page={page} />
        ))}
      <MarkupOnly pages={pages.filter(isSilent)} />
    </div>
  );
}

/** Everything that ships in addition to parts. */
const shippedBesides = ['config', 'posts', 'sections'] as const;

function parseView(query: unknown): HistoryView {
  const read = (name: string) => textIn(query, name).trim().slice(0, MAX_LETTERS);
  const kind = read('kind');
  return {
    section: read('section'),
    who: read('who'),
    kind: endings.find((each) => each === kind) ?? '',
    text: read('q'),
    page: pageIn(textIn(query, 'page')),
  };
}

function addressOf({ section, who, kind, text, page }: HistoryView): string {
  const query = new URLSearchParams({
    ...(section !== '' && { section }),
    ...(who !== '' && { who }),
    ...(kind !== '' && { kind }),
    ...(text !== '' && { q: text }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '/releases/history' : `/releases/history?${query.toString()}`;
}

function Filter({
  view: { section, who, kind, text },
  sections,
  people,
}: {
  view: HistoryView;
  sections: readonly string[];
  people: readonly string[];
}) {
  const options = (all: string, values: readonly string[]) => [
    { value: '', label: all },
    ...values.map((value) => ({ value, label: value })),
  ];
  return (
    <form
      method="get"
      action="/releases/history"
      className="mb-5 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
    >
      <SelectField
        id="section"
        name="section"
        label="Section"
        defaultValue={section}
        options={options('All sections', sections)}
      />
      <SelectField
        id="who"
        name="who"
        label="Person"
        defaultValue={who}
        options={options('Anyone', people)}
      />
      <SelectField
        id="kind"
        name="kind"
        label="Kind"
        defaultValue={kind}
        options={[
          { value: '', label: 'All kinds' },
          { value: 'live', label: 'Went live' },
          { value: 'waiting', label: 'Submitted for approval' },
          { value: 'refused', label: 'Refused' },
          { value: 'done', label: 'Everything else' },
        ]}
      />
      <TextField
        id="q"
        name="q"
        type="search"
        label="Search"
        defaultValue={text}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant="second">
        Filter
      </Button>
    </form>
  );
}

function Line({ entry }: { entry: NumberedEntry }) {
  const { position, what, why } = entry;
  return (
    <li className="relative grid gap-1 border-t border-line bg-surface px-4 py-3 first:border-t-0 focus-within:bg-teal-100 hover:bg-teal-100">
      <a
        href={`/releases/history/${position}`}
        className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
      >
        <bdi>{what}</bdi>
      </a>
      <p className="text-quiet">
        <Ended entry={entry} />
      </p>
      {why !== null && (
        <p className="wrap-anywhere">
          <bdi>{why}</bdi>
        </p>
      )}
    </li>
  );
}

/** Outcome, time and author of an entry. */
function Ended({ entry: { at, who, outcome } }: { entry: JournalEntry }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {outcome !== 'done' && (
        <Chip tone={outcome === 'refused' ? 'soon' : 'topic'}>{endingWords[outcome]}</Chip>
      )}
      <span>
        {indianMinute(at)} by <bdi>{who}</bdi>
      </span>
    </span>
  );
}

function Facts({ entry }: { entry: JournalEntry }) {
  const { why, sections, commits, details, outcome, before, after } = entry;
  const facts = [
    ['Reason', why],
    ['Section', sections.join(', ')],
    ...Object.entries(commits).map(([name, commit]) => [`Commit of ${name}`, commit] as const),
    ...(outcome === 'live' ? ([['Version', `${before ?? 'none'} → ${after}`]] as const) : []),
  ] as const;
  return (
    <>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(
          ([name, value]) =>
            value !== null &&
            value !== '' && (
              <div key={name} className="contents">
                <dt className="text-quiet">{name}</dt>
                <dd className="mb-2 wrap-anywhere sm:mb-0">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {details.length > 0 && (
        <ul className="mt-4 list-disc ps-5">
          {details.map((line) => (
            <li key={line} className="wrap-anywhere">
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
