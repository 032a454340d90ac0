import { indianTime } from '@site/api/indian-time.ts';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { Note } from '@site/kit/ui/note.tsx';
import type { Revision } from '../../content/content-store.ts';
import type { FormField } from '../../content/document-form.ts';
import type { DocumentProblem } from '../../content/document-problems.ts';
import type { Explain } from '../../content/placeholders.ts';
import type { SiteDocument } from '../../content/site-documents.ts';
import { PageButton, Submit } from '../page/buttons.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { TextDiff } from '../page/text-diff.tsx';
import { PageBeside } from './page-beside.tsx';
import { builtInPostId, editHref, type Rollback } from './pages-context.ts';
import { DocumentFields, Entries, ShownBeside } from './document-fields.tsx';

type EditPageProps = {
  document: SiteDocument;
  fields: readonly FormField[];
  values: Readonly<Record<string, unknown>>;
  /** The text that the form was made from, by its id. */
  version: string;
  problems: readonly DocumentProblem[];
  /** Where the public site shows the document. */
  liveUrl: string | null;
  /** What readers see of it. */
  state: string;
  /** Whether a new page can be made from it. */
  isTemplate: boolean;
  /** Whether it was never published. */
  isNew: boolean;
  explain: Explain;
  /** The words that led here. Of a long list, such as the sources, only the entries with them are shown. */
  search: string;
};

function historyHref({ file }: Pick<SiteDocument, 'file'>): string {
  return `/pages/history?file=${encodeURIComponent(file)}`;
}

/** The form of a document. Its script saves while the writer types. */
export function EditPage({
  document,
  fields,
  values,
  version,
  problems,
  liveUrl,
  state,
  isTemplate,
  isNew,
  search,
  explain,
}: EditPageProps) {
  const { file, section, title } = document;
  const shown = {
    pictureAt: (name: string) =>
      `/pages/picture?section=${section}&name=${encodeURIComponent(name)}`,
    problems: new Map(problems.flatMap(({ place, reason }) => (place ? [[place, reason]] : []))),
    search,
    explain,
  };
  const [only] = fields;
  const postId = builtInPostId(document);
  return (
    <>
      <BackTo href={postId === null ? '/pages' : '/posts'}>
        {postId === null ? 'Pages' : 'Posts'}
      </BackTo>
      <Heading
        lead={<span id="state">{state}</span>}
        actions={
          <>
            {liveUrl !== null && !isNew && (
              <a
                href={liveUrl}
                className="flex min-h-11 items-center"
                target="_blank"
                rel="noopener"
              >
                View the live page
              </a>
            )}
            <a href={historyHref(document)} className="flex min-h-11 items-center">
              History
            </a>
            {isTemplate && (
              <PageButton href={`/pages/new?file=${encodeURIComponent(file)}`}>
                New page like this
              </PageButton>
            )}
            {postId !== null && !isNew && (
              <PageButton href={`/posts/built-in/${postId}`} variant="danger">
                Withdraw
              </PageButton>
            )}
            {isNew && (
              <PageButton href={`/pages/remove?file=${encodeURIComponent(file)}`} variant="danger">
                Delete
              </PageButton>
            )}
          </>
        }
      >
        {title}
      </Heading>
      {only?.kind === 'entries' && <EntrySearch file={file} search={search} />}
      <PageBeside document={document}>
        <DeskForm
          action={editHref(document)}
          id="document"
          takesFiles
          version={version}
          className="grid max-w-[52rem] min-w-0 gap-5 max-xl:group-data-[view=page]/editor:hidden"
        >
          {/* Enter in a text field presses the first button of a form. */}
          <button type="submit" name="then" value="save" className="sr-only" tabIndex={-1}>
            Save
          </button>
          <ShownBeside value={shown}>
            {only?.kind === 'entries' ? (
              <Entries
                field={only}
                value={values}
                isShown={(key, entry) =>
                  search !== '' &&
                  `${key} ${JSON.stringify(entry)}`.toLowerCase().includes(search.toLowerCase())
                }
              />
            ) : (
              <DocumentFields fields={fields} value={values} />
            )}
          </ShownBeside>
          <Problems problems={problems} />
          <div className="flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 sm:sticky sm:bottom-0 sm:z-10 sm:rounded-card sm:border">
            <button type="submit" name="then" value="save" className={buttonLook('second')}>
              Save
            </button>
            <button type="submit" name="then" value="ship" className={buttonLook('main')}>
              Preview or publish
            </button>
            <output id="saved" className="min-w-0 text-ink-quiet sm:ml-auto" />
          </div>
        </DeskForm>
      </PageBeside>
    </>
  );
}

/** A document that no form can be made of, as a developer or a merge left it. */
export function BrokenPage({ document, problems }: Pick<EditPageProps, 'document' | 'problems'>) {
  return (
    <>
      <BackTo href="/pages">Pages</BackTo>
      <Heading
        lead="This text has a mistake in its file, so it cannot be edited. Restore an earlier version, or ask a developer."
        actions={<PageButton href={historyHref(document)}>History</PageButton>}
      >
        {document.title}
      </Heading>
      <Problems problems={problems} />
    </>
  );
}

/** What readers see of the document, and its last change. */
export function stateOf({
  lastChange,
  isUnpublished,
  rollback,
}: {
  lastChange: Revision | null;
  isUnpublished: boolean;
  rollback: Rollback | null;
}): string {
  const { at, author } = lastChange ?? {};
  const isBack = rollback !== null && at !== undefined && at < rollback.at;
  const changed = isBack
    ? `Not on the site: rolled back ${indianTime(rollback.at)}.`
    : 'Changed since it was published.';
  const words = isUnpublished ? changed : 'As on the site.';
  if (at === undefined || author === undefined) return words;
  return `${words} Last changed ${indianTime(at)} by ${author.name}.`;
}

/** A long list shows the entries that were searched for. */
function EntrySearch({ file, search }: { file: string; search: string }) {
  return (
    <form action="/pages/edit" className="mb-5 flex max-w-[52rem] items-end gap-3">
      <input type="hidden" name="file" value={file} />
      <label className="grid min-w-0 grow gap-1 font-semibold" htmlFor="search">
        Find an entry
        <input
          id="search"
          type="search"
          name="q"
          defaultValue={search}
          className="min-h-12 rounded-input border-[1.5px] border-line-strong bg-surface px-3.5 font-normal"
        />
      </label>
      <Submit variant="second">Search</Submit>
    </form>
  );
}

/** Filled again by the script after every save. */
function Problems({ problems }: { problems: readonly DocumentProblem[] }) {
  return (
    <section
      id="problems"
      hidden={problems.length === 0}
      aria-labelledby="problems-title"
      className="grid gap-2 rounded-card border border-coral-600 bg-coral-100 p-4"
    >
      <h2 id="problems-title" className="text-20">
        Before this can be published
      </h2>
      <ul className="list-disc ps-5">
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.reason}`} className="wrap-anywhere">
            {problem.place === null ? (
              wordsOf(problem)
            ) : (
              <a href={`#${problem.place}`}>{wordsOf(problem)}</a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A problem as a sentence. */
export function wordsOf({ line, reason }: DocumentProblem): string {
  return line === null ? reason : `Line ${line}: ${reason}`;
}

/** Both texts, when two people changed the same words. */
export function ConflictPage({
  document,
  mine,
  theirs,
  by,
  version,
}: {
  document: SiteDocument;
  mine: string;
  theirs: string;
  by: Revision | null;
  /** The id of `mine`. */
  version: string;
}) {
  return (
    <>
      <BackTo href={editHref(document)}>{document.title}</BackTo>
      <Heading
        lead={
          by === null
            ? 'Somebody changed the same words.'
            : `${by.author.name} changed the same words at ${indianTime(by.at)}.`
        }
      >
        Your change is not saved yet
      </Heading>
      <Note icon="alert" tone="coral" className="mb-5">
        Struck-through words are only in the other text. Highlighted words are only in yours. The
        text that you do not choose stays in the history.
      </Note>
      <div className="mb-5 flex flex-wrap gap-3">
        <DeskForm
          action={`/pages/keep?file=${encodeURIComponent(document.file)}`}
          hidden={{ text: version }}
        >
          <Submit>Keep my text</Submit>
        </DeskForm>
        <a href={editHref(document)} className={cn(buttonLook('second'))}>
          Keep the other text
        </a>
      </div>
      <TextDiff before={theirs} after={mine} />
    </>
  );
}

/** The states of a document, newest first. */
export function HistoryPage({
  document,
  revisions,
}: {
  document: SiteDocument;
  revisions: readonly Revision[];
}) {
  return (
    <>
      <BackTo href={editHref(document)}>{document.title}</BackTo>
      <Heading lead="Every change, with who made it. A change of one person within ten minutes is one entry.">
        History
      </Heading>
      <ol className="max-w-[46rem] overflow-hidden rounded-card border border-line">
        {revisions.map(({ commit, at, author }) => (
          <li
            key={commit}
            className="relative flex flex-wrap gap-x-4 border-t border-line bg-surface px-4 py-3 first:border-t-0 focus-within:bg-teal-100 hover:bg-teal-100"
          >
            <a
              href={`/pages/revision?file=${encodeURIComponent(document.file)}&commit=${commit}`}
              className="font-semibold after:absolute after:inset-0"
            >
              {indianTime(at)}
            </a>
            <bdi className="min-w-0 wrap-anywhere text-ink-quiet">{author.name}</bdi>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What has changed since a state of a document, which can be restored. */
export function RevisionPage({
  document,
  commit,
  text,
}: {
  document: SiteDocument;
  commit: string;
  text: string;
}) {
  const file = encodeURIComponent(document.file);
  return (
    <>
      <BackTo href={`/pages/history?file=${file}`}>History</BackTo>
      <Heading
        lead={
          text === document.text
            ? 'This is the current text.'
            : 'Struck-through words are only in this version. Highlighted words were added since.'
        }
        actions={
          text !== document.text && (
            <DeskForm action={`/pages/restore?file=${file}`} hidden={{ commit }}>
              <Submit>Restore this version</Submit>
            </DeskForm>
          )
        }
      >
        {document.title}
      </Heading>
      <TextDiff before={text} after={document.text} />
    </>
  );
}
