import {
  type Ending,
  endings,
  type JournalEntry,
  type NumberedEntry,
} from '@site/delivery/registry/journal-entry.ts';
import { Chip } from '@site/kit/ui/chip.tsx';
import { type ChangedPage as Changed, isSilent } from '../../review/changed-words.ts';
import { wordsOfEntry } from '../../review/shipped-words.ts';
import { indianMinute } from '../../status/indian-minute.ts';
import { actorWords, type User } from '../accounts/users.ts';
import { ChangedPage, MarkupOnly } from '../page/changed-page.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { ANY } from '../page/list.tsx';
import type { Routes } from '../page/routes.tsx';
import { titleOf } from '../page/section-title.ts';
import { may } from '../role.ts';
import { changedPages, entryTitle, messagesIn, pageTitles } from './release-names.ts';
import type { ReleasesContext } from './releases-context.ts';

const endingWords: Readonly<Record<Ending, string>> = {
  live: 'went live',
  waiting: 'submitted for approval',
  refused: 'refused',
  done: 'done',
};

const endingFilters: readonly { value: Ending | ''; label: string }[] = [
  { value: '', label: 'All kinds' },
  { value: 'live', label: 'Went live' },
  { value: 'waiting', label: 'Submitted for approval' },
  { value: 'refused', label: 'Refused' },
  { value: 'done', label: 'Everything else' },
];

/** Everything that ships in addition to parts. */
const shippedBesides = ['config', 'posts', 'sections'] as const;

/** The audit log: who did what and why, what was refused, and the text each change affected. */
export function historyRoutes(on: Routes, { stores, targetFor }: ReleasesContext): void {
  const { registry } = stores;

  /** The sections whose entries a user may read. */
  const sectionsOf = async (user: User) => {
    const shipped = [...(await targetFor(user).parts()), ...shippedBesides];
    const isAll = may(user, 'read-whole-history');
    return { isAll, sections: isAll ? [...shipped, 'inbox'] : shipped };
  };

  on.list('/releases/history', {
    filters: () => ({ section: ANY, who: ANY, kind: endingFilters.map(({ value }) => value) }),
    async show(view, { me }) {
      const [section, who, kind] = [
        view.filter('section'),
        view.filter('who'),
        view.filter('kind'),
      ];
      const known = await sectionsOf(me);
      if (section !== '' && !known.isAll && !known.sections.includes(section)) return null;
      const { entries, total } = await registry.journalPage(
        { skip: view.offset, most: view.limit },
        {
          sections: section === '' ? (known.isAll ? undefined : known.sections) : [section],
          outcome: endings.find((each) => each === kind),
          ...(who !== '' && { who }),
          ...(view.search !== '' && { naming: view.search }),
        },
      );
      const people = await registry.journalPeople();
      const messages = await messagesIn(stores, entries);
      const titles = await pageTitles(stores);
      return {
        title: 'History',
        lead: 'Who did what, and why. Entries cannot be changed.',
        back: { href: '/releases', title: 'Releases' },
        search: 'Search',
        selects: [
          {
            name: 'section',
            label: 'Section',
            options: [
              { value: '', label: 'All sections' },
              ...known.sections.map((value) => ({ value, label: titleOf(value) })),
            ],
          },
          {
            name: 'who',
            label: 'Person',
            options: [
              { value: '', label: 'Anyone' },
              ...people.map((value) => ({ value, label: actorWords(value) })),
            ],
          },
          { name: 'kind', label: 'Kind', options: endingFilters },
        ],
        noun: 'the history',
        total,
        empty: { title: 'No entries', words: 'Whatever changes the site appears here.' },
        rows: entries.map((entry) => ({
          key: String(entry.position),
          name: entryTitle(entry.what, messages),
          item: (
            <Line
              entry={entry}
              title={entryTitle(entry.what, messages)}
              changed={changedPages(entry, titles)}
              href={view.link(`/releases/history/${entry.position}`)}
            />
          ),
        })),
      };
    },
  });

  on.page('/releases/history/:position', {
    async find({ me, params: { position = '' } }) {
      if (!/^[1-9]\d{0,14}$/.test(position)) return null;
      const filter = { position: Number(position) };
      const [entry] = (await registry.journalPage({ skip: 0, most: 1 }, filter)).entries;
      const { isAll, sections } = await sectionsOf(me);
      return isAll || entry?.sections.some((each) => sections.some((known) => known === each))
        ? entry
        : null;
    },
    async show({ of: entry }) {
      const words = await wordsOfEntry(stores, entry);
      const title = entryTitle(entry.what, await messagesIn(stores, [entry]));
      return {
        title,
        body: (
          <>
            <BackTo href="/releases/history">History</BackTo>
            <Heading lead={<Ended entry={entry} />}>
              <bdi className="wrap-anywhere">{title}</bdi>
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
      };
    },
  });
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

type LineProps = {
  entry: NumberedEntry;
  title: string;
  /** Titles of the changed pages. */
  changed: string | null;
  href: string;
};

function Line({ entry, title, changed, href }: LineProps) {
  const { why } = entry;
  return (
    <div className="grid gap-x-6 gap-y-1 lg:grid-cols-[1fr_auto]">
      <a
        href={href}
        className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
      >
        <bdi>{title}</bdi>
      </a>
      <p className="text-quiet">
        <Ended entry={entry} />
      </p>
      {(why !== null || changed !== null) && (
        <p className="wrap-anywhere">
          {why !== null && <bdi className="block">{why}</bdi>}
          {changed !== null && (
            <>
              Changed: <bdi>{changed}</bdi>
            </>
          )}
        </p>
      )}
    </div>
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
        {indianMinute(at)} by <bdi>{actorWords(who)}</bdi>
      </span>
    </span>
  );
}

function Facts({ entry }: { entry: JournalEntry }) {
  const { what, why, sections, commits, details, outcome, before, after } = entry;
  const facts = [
    ['Reason', why],
    ['Section', sections.map(titleOf).join(', ')],
    ...Object.entries(commits).map(
      ([name, commit]) => [`Commit of ${titleOf(name)}`, commit] as const,
    ),
    ...(outcome === 'live' ? ([['Version', `${before ?? 'none'} → ${after}`]] as const) : []),
    ['Recorded as', what],
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
