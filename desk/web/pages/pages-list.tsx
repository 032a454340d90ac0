import { buttonLook } from '@site/kit/ui/button-look.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import { Button } from '@site/kit/ui/button.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { Run } from '../../content/publisher.ts';
import type { SiteDocument } from '../../content/site-documents.ts';
import { DeskForm } from '../page/desk-form.tsx';
import { BackTo, Empty, Heading } from '../page/heading.tsx';
import { Pages } from '../page/pages.tsx';
import { titleOf } from '../page/section-title.ts';
import { editHref } from './edit-page.tsx';

/** Documents per page. */
export const PAGE_SIZE = 50;

type PagesListProps = {
  documents: readonly SiteDocument[];
  search: string;
  page: number;
  /** The sections with changes that readers do not see yet, and how many documents they are in. */
  unpublished: readonly { section: PartName; count: number }[];
};

/** The texts of the site, found by any words in them. */
export function PagesList({ documents, search, page, unpublished }: PagesListProps) {
  const hrefOf = (number: number) =>
    `/pages?${new URLSearchParams({ ...(search && { search }), page: String(number) })}`;
  const shown = documents.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <>
      <Heading lead="Every text of the site but the posts. Search by words that you see on a page.">
        Pages
      </Heading>
      {unpublished.length > 0 && (
        <ul className="mb-5 grid max-w-[52rem] gap-2">
          {unpublished.map(({ section, count }) => (
            <li
              key={section}
              className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2"
            >
              <span>
                <b>{titleOf(section)}</b>: {count === 1 ? '1 text' : `${count} texts`} changed, not
                published yet
              </span>
              <ButtonLink href={`/pages/ship?section=${section}`} variant="second">
                Preview or publish
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <form
        method="get"
        action="/pages"
        role="search"
        className="mb-5 grid max-w-[40rem] grid-cols-[1fr_auto] items-end gap-3"
      >
        <TextField
          id="search"
          name="search"
          type="search"
          label="Search"
          defaultValue={search}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" variant="second">
          Search
        </Button>
      </form>
      {shown.length === 0 ? (
        <Empty title="Nothing found">
          No text has all these words. <a href="/pages">Show all</a>
        </Empty>
      ) : (
        <ol className="overflow-hidden rounded-card border border-line">
          {shown.map((document) => (
            <Item key={document.file} document={document} search={search} />
          ))}
        </ol>
      )}
      <Pages page={page} size={PAGE_SIZE} total={documents.length} noun="texts" hrefOf={hrefOf} />
    </>
  );
}

function Item({ document, search }: { document: SiteDocument; search: string }) {
  const { title, page, section, text } = document;
  const found = search === '' ? null : lineWith(text, search);
  return (
    <li className="relative grid gap-x-6 border-t border-line bg-surface px-4 py-2.5 first:border-t-0 focus-within:bg-teal-100 hover:bg-teal-100 md:grid-cols-[1fr_auto]">
      <a
        href={editHref(document)}
        className="min-w-0 font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
      >
        {title}
      </a>
      <span className="min-w-0 wrap-anywhere text-ink-quiet">{page ?? titleOf(section)}</span>
      {found !== null && (
        <span className="min-w-0 wrap-anywhere text-ink-quiet md:col-span-2">{found}</span>
      )}
    </li>
  );
}

/** The first line with one of the words, shortened around it. */
function lineWith(text: string, search: string): string | null {
  const [word = ''] = search.toLowerCase().split(/\s+/);
  const line = text.split('\n').find((each) => each.toLowerCase().includes(word));
  if (line === undefined) return null;
  const from = Math.max(line.toLowerCase().indexOf(word) - 60, 0);
  return `${from > 0 ? '…' : ''}${line.slice(from, from + 160).trim()}${line.length > from + 160 ? '…' : ''}`;
}

type ShipPageProps = {
  section: PartName;
  /** The changed documents, or their paths if they are pictures. */
  changes: readonly { file: string; title: string }[];
  /** Documents that a developer changed, too. */
  conflicts: readonly string[];
  run: Run | null;
};

/** Previews and publishes what was changed in a section. */
export function ShipPage({ section, changes, conflicts, run }: ShipPageProps) {
  const isRunning = run !== null && run.step !== 'done';
  const here = `/pages/ship?section=${section}`;
  return (
    <>
      <BackTo href="/pages">Pages</BackTo>
      <Heading lead="Publishing puts all changes of this section live together.">
        {titleOf(section)}
      </Heading>
      <div role="status" className="mb-5">
        {run && <RunNote run={run} />}
      </div>
      {conflicts.map((file) => (
        <Conflict key={file} section={section} file={file} />
      ))}
      {changes.length === 0 ? (
        <Empty title="Everything is published">Readers see the texts as they are here.</Empty>
      ) : (
        <ul className="mb-5 max-w-[46rem] overflow-hidden rounded-card border border-line">
          {changes.map(({ file, title }) => (
            <li key={file} className="border-t border-line bg-surface px-4 py-2.5 first:border-t-0">
              {title === file ? title : <a href={editHref({ file })}>{title}</a>}
            </li>
          ))}
        </ul>
      )}
      {!isRunning && conflicts.length === 0 && changes.length > 0 && (
        <DeskForm action={here} className="flex flex-wrap gap-3">
          <button type="submit" name="what" value="preview" className={buttonLook('second')}>
            Preview
          </button>
          <button type="submit" name="what" value="publish" className={buttonLook('main')}>
            Publish
          </button>
        </DeskForm>
      )}
    </>
  );
}

const steps: Readonly<Record<Run['step'], string>> = {
  waiting: 'Another section is being built. This one is next.',
  building: 'Building the pages … This takes about ten seconds.',
  shipping: 'Checking links, words and approvals …',
  done: '',
};

function RunNote({ run: { step, outcome } }: { run: Run }) {
  if (step !== 'done' || !outcome) return <p data-running="">{steps[step]}</p>;
  switch (outcome.kind) {
    case 'previewed':
      return (
        <p>
          The preview is ready. <a href={outcome.link}>Open it</a>. Anybody with this link can see
          it for a week.
        </p>
      );
    case 'published':
      return <p>Published. Readers see the new texts.</p>;
    case 'waiting':
      return (
        <p>
          A clinician has to approve these words first.{' '}
          <a href={`/approvals/${outcome.id}`}>View the review</a>. Publish again once it is
          approved.
        </p>
      );
    case 'refused':
      return (
        <>
          <p className="font-semibold">Nothing was published. Fix this first:</p>
          <ul className="list-disc ps-5">
            {outcome.problems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        </>
      );
  }
}

function Conflict({ section, file }: { section: PartName; file: string }) {
  return (
    <DeskForm
      action={`/pages/merge?section=${section}`}
      hidden={{ file }}
      className="mb-5 grid max-w-[46rem] gap-3 rounded-card border border-coral-600 bg-coral-100 p-4"
    >
      <p>
        A developer changed <b className="wrap-anywhere">{file}</b> in the same places. Which text
        should stay? <a href={`/pages/both?file=${encodeURIComponent(file)}`}>Compare them</a>
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="keep" value="ours" className={buttonLook('second')}>
          The one from the desk
        </button>
        <button type="submit" name="keep" value="theirs" className={buttonLook('second')}>
          The developer’s
        </button>
      </div>
    </DeskForm>
  );
}
