import type { Draft } from '@site/api/posts/draft-store.ts';
import { indianTime } from '@site/api/indian-time.ts';
import type { JournalEntry } from '@site/delivery/registry/journal-entry.ts';
import { buttonLook } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { boxLook, Field } from '@site/kit/ui/field.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { ReactNode } from 'react';
import { PageButton, PageLink, Submit } from '../page/buttons.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { Inputs } from '../page/fields.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { Problems } from '../page/problems.tsx';
import { TextDiff } from '../page/text-diff.tsx';
import {
  isBlank,
  MAX_SOURCES,
  type PostFields,
  type PostProblem,
  postFields,
  slugFor,
  sourceFields,
  sourceName,
  sourceParts,
} from './post-fields.ts';
import type { PostEvent } from './post-events.ts';
import { isChangedSince, titleOf } from './post-state.ts';

type EditPageProps = {
  draft: Draft;
  /** The fields to show, possibly not saved yet. */
  fields: PostFields;
  problems: readonly PostProblem[];
  /** The state of the post in words. */
  state: string;
  /** Who saved another version in the meantime, in words, and the text that was sent; `null` if nobody did. */
  conflict: { by: string; mine: string } | null;
  /** The latest change request of a clinician. */
  changes: JournalEntry | null;
  /** Who took a withdrawn post off the site, and why. */
  withdrawal: PostEvent | null;
  pictures: readonly string[];
  now: number;
};

/** Lets the next save overwrite the other version. */
const OVERWRITES = { overwrites: 'yes' };

const { alt, category, topic, danger, medicalWriter, nextReview } = postFields;

/** The edit form, which the script upgrades to an editor. */
export function EditPage({
  draft,
  fields,
  problems,
  state,
  conflict,
  changes,
  withdrawal,
  pictures,
  now,
}: EditPageProps) {
  const { id, updatedAt } = draft;
  const here = `/posts/${id}`;
  const { sources, ...texts } = fields;
  const isAddressKept = draft.firstLiveAt !== null;
  return (
    <>
      <BackTo href="/posts">Posts</BackTo>
      <Heading
        lead={<span id="state">{state}</span>}
        actions={
          <>
            <PageLink href={`${here}/history`} className="flex min-h-11 items-center">
              History
            </PageLink>
            {draft.liveSource !== null && (
              <PageButton href={`${here}/withdraw`} variant="danger">
                Withdraw
              </PageButton>
            )}
            {draft.firstLiveAt === null && (
              <PageButton href={`${here}/delete`} variant="danger">
                Delete
              </PageButton>
            )}
          </>
        }
      >
        <bdi className="wrap-anywhere">{titleOf(draft)}</bdi>
      </Heading>
      {conflict !== null && (
        <Note as="div" icon="alert" tone="coral" className="mb-5">
          <p className="font-semibold text-ink">Your text below is not saved.</p>
          <p>
            <bdi>{conflict.by}</bdi> saved this post at {indianTime(updatedAt)}, after you opened
            it.{' '}
            <a href={here} target="_blank" rel="noopener">
              View that version
            </a>
            . Press “Save draft” to keep yours. The other version remains in the history.
          </p>
          <details open className="mt-3">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold text-teal-700">
              The difference
            </summary>
            <p className="mb-2">
              Struck-through words are only in the other version. Highlighted words are only in
              yours.
            </p>
            <TextDiff before={draft.source} after={conflict.mine} />
          </details>
        </Note>
      )}
      <StateNote draft={draft} changes={changes} now={now} />
      {withdrawal !== null && (
        <Note icon="info" tone="teal" className="mb-5">
          <bdi>{withdrawal.who}</bdi> took it off the site on {indianTime(withdrawal.at)}
          {withdrawal.why !== null && (
            <>
              : <bdi>{withdrawal.why}</bdi>
            </>
          )}
        </Note>
      )}
      {draft.liveSource !== null && <ChangedSince draft={draft} />}
      <DeskForm
        action={here}
        id="post"
        takesFiles
        version={String(updatedAt)}
        hidden={{
          thumbnail: fields.thumbnail,
          ...(conflict !== null && OVERWRITES),
        }}
        className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid min-w-0 gap-5">
          <Inputs fields={{ title: postFields.title }} values={texts} />
          <BodyField body={fields.body} />
          <AddPicture />
          <ProblemList problems={isBlank(fields) ? [] : problems} body={fields.body} />
        </div>
        <div className="grid min-w-0 gap-5">
          <Inputs
            fields={{ summary: postFields.summary, author: postFields.author }}
            values={texts}
          />
          {isAddressKept ? (
            <p>
              <span className="font-semibold">Address:</span>{' '}
              <bdi className="wrap-anywhere">/blog/{draft.slug}</bdi>
            </p>
          ) : (
            <Inputs
              fields={{
                slug: {
                  ...postFields.slug,
                  hint: `Derived from the title if empty: /blog/${slugFor(fields.title) || '…'}`,
                },
              }}
              values={{ slug: fields.slug === slugFor(fields.title) ? '' : fields.slug }}
            />
          )}
          <Thumbnail id={id} name={fields.thumbnail} exists={pictures.includes(fields.thumbnail)} />
          <Inputs fields={{ alt, category, topic, danger }} values={texts} />
          <fieldset className="grid min-w-0 gap-5 rounded-card border border-line bg-surface p-4">
            <legend className="px-1 font-head text-18 font-semibold">Medical facts</legend>
            <p className="text-quiet">
              Fill these in if the post makes medical claims. A clinician then has to approve it.
            </p>
            <Inputs fields={{ medicalWriter, nextReview }} values={texts} />
            <Sources sources={sources} />
          </fieldset>
        </div>
        <div
          id="actions"
          className="sticky bottom-0 z-10 -mx-gutter flex max-xs:[&>button]:px-3 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-gutter py-2 sm:py-3 xl:col-span-2 xl:mx-0 xl:rounded-card xl:border xl:px-4"
        >
          <Submit name="then" value="save" variant="second">
            Save draft
          </Submit>
          <Submit name="then" value="preview" variant="second">
            Preview
          </Submit>
          <Submit name="then" value="publish">
            {draft.liveSource === null ? 'Publish…' : 'Update…'}
          </Submit>
          <output
            id="saved"
            className="min-w-0 text-ink-quiet max-sm:order-first max-sm:basis-full max-sm:text-14 max-sm:leading-tight sm:ml-auto"
          >
            Saved {indianTime(updatedAt)}.{isChangedSince(draft) && ' Readers do not see it yet.'}
          </output>
        </div>
      </DeskForm>
      <PictureDialog />
    </>
  );
}

function StateNote({ draft, changes, now }: Pick<EditPageProps, 'draft' | 'changes' | 'now'>) {
  const { state, waitsFor, problems, dueAt } = draft;
  if (state === 'waiting') {
    return (
      <Note as="div" icon="stethoscope" tone={changes ? 'coral' : 'teal'} className="mb-5">
        <p className="font-semibold text-ink">
          {changes ? 'A clinician requested changes' : 'Waiting for a clinician’s approval'}
        </p>
        {changes && (
          <p className="whitespace-pre-line">
            <bdi>{changes.who}</bdi>: <bdi>{changes.why}</bdi>
          </p>
        )}
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        <p>
          {whenApproved(dueAt, now)} If you edit it,{' '}
          {dueAt === null
            ? 'it no longer waits and needs to be resubmitted.'
            : 'it stays scheduled, and the approval is requested again.'}{' '}
          {waitsFor !== null && <a href={`/approvals/${waitsFor}`}>View the review</a>}
        </p>
      </Note>
    );
  }
  if (problems.length > 0) {
    const title =
      state === 'scheduled'
        ? 'This post cannot go live as it is.'
        : 'This post could not be published.';
    return <Problems title={title} of={problems} />;
  }
  if (state === 'scheduled' && waitsFor !== null) {
    return (
      <Note icon="stethoscope" tone="teal" className="mb-5">
        A clinician has approved this post. If you edit it, the approval is requested again.{' '}
        <a href={`/approvals/${waitsFor}`}>View the review</a>
      </Note>
    );
  }
  return null;
}

/** When an approved post goes live. */
function whenApproved(dueAt: number | null, now: number): string {
  if (dueAt === null) return 'It goes live once approved.';
  return dueAt > now
    ? `It goes live on ${indianTime(dueAt)}, Indian time, once approved.`
    : `It is late: it was due ${indianTime(dueAt)}. It goes live as soon as it is approved.`;
}

/** What readers see of a post whose text has changed. The script shows it after the first change. */
function ChangedSince({ draft }: Pick<EditPageProps, 'draft'>) {
  const { id, liveAt } = draft;
  return (
    <div id="changed-since" hidden={!isChangedSince(draft)} className="[&[hidden]]:hidden">
      <Note icon="info" tone="teal" className="mb-5">
        Changed since it was published: readers still see the version
        {liveAt === null ? ' before' : ` of ${indianTime(liveAt)}`}.{' '}
        <a href={`/posts/${id}/changes`}>Compare it with this text</a>
      </Note>
    </div>
  );
}

const tools = [
  ['bold', 'Bold', 'Ctrl+B'],
  ['italic', 'Italic', 'Ctrl+I'],
  ['heading', 'Heading', null],
  ['list', 'List', null],
  ['numbers', 'Numbered list', null],
  ['quote', 'Quote', null],
  ['link', 'Link', 'Ctrl+K'],
  ['picture', 'Picture', null],
  ['table', 'Table', null],
] as const;

/** The text field; the script replaces it with an editor. */
function BodyField({ body }: { body: string }) {
  return (
    <div className="grid min-w-0 gap-1.5" data-editor="">
      <Field
        id="body"
        label="Text"
        hint="In Markdown: **bold**, *italic*, ## Heading, - list, [words](https://address)."
      >
        {(ties) => (
          <>
            <div
              data-tools=""
              role="toolbar"
              aria-label="Formatting"
              hidden
              className="sticky top-0 z-10 -mb-1.5 overflow-hidden rounded-t-input border-[1.5px] border-line-strong bg-paper [&[hidden]]:hidden"
            >
              {/* On a phone, the fading end shows that there are more. */}
              <div className="flex gap-1 overflow-x-auto p-1.5 [scrollbar-width:none] max-sm:mask-[linear-gradient(90deg,#000_calc(100%-56px),transparent)] max-sm:pr-14 sm:flex-wrap">
                {tools.map(([name, label, keys], index) => (
                  <button
                    key={name}
                    type="button"
                    data-tool={name}
                    // One stop of the Tab key; the script moves between them with arrow keys.
                    tabIndex={index === 0 ? 0 : -1}
                    title={keys === null ? undefined : `${label} (${keys})`}
                    className="min-h-11 rounded-[8px] px-2.5 font-semibold whitespace-nowrap hover:bg-teal-100"
                  >
                    {label}
                  </button>
                ))}
              </div>
            </div>
            <div
              data-mount=""
              hidden
              className="min-w-0 overflow-hidden rounded-b-input border-[1.5px] border-t-0 border-line-strong bg-surface focus-within:border-ink focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-teal-600 [&[hidden]]:hidden"
            />
            <textarea
              {...ties}
              name="body"
              rows={22}
              defaultValue={body}
              className={cn(boxLook, 'rounded-input px-3.5')}
            />
          </>
        )}
      </Field>
      <output id="pasted" className="font-semibold empty:hidden" />
    </div>
  );
}

/** Rows to fill in below the sources. Saving makes room for more. */
const SPARE_ROWS = 3;

/** The sources, each closed under its title, and rows for more. */
function Sources({ sources }: Pick<PostFields, 'sources'>) {
  const rows = Math.min(sources.length + SPARE_ROWS, MAX_SOURCES);
  return (
    <fieldset id="sources" className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">Sources</legend>
      <p className="text-ink-quiet">
        <span data-plain="">To cite source 1, write [^1] in the text. </span>
        <span data-scripted="" hidden>
          To cite a source, put the cursor after the claim and press “Cite in the text”.{' '}
        </span>
        To remove a source, empty its fields.
      </p>
      {Array.from({ length: rows }, (_, index) => {
        const number = index + 1;
        const source = sources[index];
        const isIncomplete = source !== undefined && Object.values(source).includes('');
        return (
          <details
            // A row that was emptied is left out after saving.
            key={number}
            open={isIncomplete}
            className="rounded-input border border-line"
          >
            <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold wrap-anywhere">
              {source ? `${number}. ${source.title}` : `Add source ${number}`}
            </summary>
            <div className="grid min-w-0 gap-4 px-3 pb-3">
              <Inputs
                fields={Object.fromEntries(
                  sourceParts.map((part) => {
                    const field = sourceFields[part];
                    const label = `${field.label} of source ${number}`;
                    return [sourceName(number, part), { ...field, label }];
                  }),
                )}
                values={Object.fromEntries(
                  sourceParts.map((part) => [sourceName(number, part), source?.[part] ?? '']),
                )}
              />
              <button
                type="button"
                data-scripted=""
                data-cite={number}
                hidden
                className={cn(buttonLook('second'), '[&[hidden]]:hidden')}
              >
                Cite in the text
              </button>
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}

/** Adds a picture on save. The script hides this, because it adds pictures to the text directly. */
function AddPicture() {
  return (
    <details data-plain="" className="rounded-card border border-line bg-surface px-4">
      <summary className="py-3 font-semibold text-teal-700">Add a picture to the text</summary>
      <div className="grid gap-4 pb-4">
        <FileField
          id="pictureFile"
          label="Picture"
          hint="Saving adds it at the end of the text. Move its line to where it belongs."
        />
        <TextField
          id="pictureAlt"
          name="pictureAlt"
          label="What it shows"
          hint="For readers who cannot see it."
          autoComplete="off"
        />
      </div>
    </details>
  );
}

/** Asks for a picture and its alternative text. Outside the form, so that it is not submitted. */
function PictureDialog() {
  return (
    <dialog
      id="picture-dialog"
      aria-labelledby="picture-title"
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-5 backdrop:bg-ink/40"
    >
      <div className="grid gap-4">
        <h2 id="picture-title" className="text-20">
          Add a picture
        </h2>
        <FileField id="dropped" label="Picture" hint="JPEG, PNG, WebP, AVIF or GIF, up to 20 MB." />
        <TextField
          id="dropped-alt"
          label="What it shows"
          hint="For readers who cannot see it."
          autoComplete="off"
        />
        <p id="dropped-problem" role="alert" className="font-semibold text-coral-700" />
        <div className="flex flex-wrap gap-3">
          <button type="button" id="dropped-add" className={buttonLook('main')}>
            Add picture
          </button>
          <button type="button" id="dropped-cancel" className={buttonLook('second')}>
            Cancel
          </button>
        </div>
      </div>
    </dialog>
  );
}

function FileField({ id, label, hint }: { id: string; label: string; hint: ReactNode }) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(ties) => (
        <input
          {...ties}
          type="file"
          name={id}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          className="min-h-12 w-full min-w-0 py-1 file:mr-3 file:min-h-11 file:rounded-button file:border-2 file:border-teal-600 file:bg-surface file:px-4 file:font-semibold file:text-teal-700 hover:file:bg-teal-100"
        />
      )}
    </Field>
  );
}

function Thumbnail({ id, name, exists }: { id: string; name: string; exists: boolean }) {
  return (
    <div className="grid min-w-0 gap-2">
      <img
        id="thumbnail-shown"
        src={exists ? `/posts/${id}/pictures/${encodeURIComponent(name)}` : undefined}
        alt=""
        hidden={!exists}
        className="aspect-[3/2] w-full rounded-card border border-line object-cover [&[hidden]]:hidden"
      />
      <FileField
        id="thumbnailFile"
        label={exists ? 'Replace thumbnail' : 'Thumbnail'}
        hint="Shown on cards and at the top of the post. JPEG, PNG, WebP, AVIF or GIF, up to 20 MB."
      />
    </div>
  );
}

/** Problems that prevent publishing. The script updates them while the writer types. */
export function ProblemList({
  problems,
  body,
  base = '',
}: {
  problems: readonly PostProblem[];
  body: string;
  /** URL of the page with the fields, if it is a different page. */
  base?: string;
}) {
  const lines = body.split('\n');
  return (
    <section
      id="problems"
      aria-labelledby="problems-title"
      hidden={problems.length === 0}
      data-problems={JSON.stringify(problems)}
      className="rounded-card border border-line bg-surface p-4 [&[hidden]]:hidden"
    >
      <h2 id="problems-title" className="mb-2 text-18">
        Fix before publishing
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5">
        {problems.map(({ line, field, reason }) => (
          <li key={`${line} ${reason}`} className="wrap-anywhere">
            <a href={`${base}#${field ?? 'body'}`}>
              {line === null ? problemWords(reason) : `Line ${line}: ${reason}`}
            </a>
            {line !== null && (
              <span className="block text-ink-quiet">
                <bdi>{(lines[line - 1] ?? '').slice(0, 80)}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function problemWords(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
