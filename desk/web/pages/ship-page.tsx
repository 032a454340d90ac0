import { indianTime } from '@site/api/indian-time.ts';
import { Note } from '@site/kit/ui/note.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import type { Refusal } from '../../content/document-problems.ts';
import type { Run } from '../../content/publisher.ts';
import type { SiteDocument } from '../../content/site-documents.ts';
import type { TextSet } from '../../content/text-set.ts';
import { Submit } from '../page/buttons.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { BackTo, Empty, Heading } from '../page/heading.tsx';
import { titleOf } from '../page/section-title.ts';
import { editHref, type Rollback } from './pages-context.ts';

type ShipPageProps = {
  section: TextSet;
  /** The changed documents, or their paths if they are pictures. */
  changes: readonly { file: string; title: string }[];
  /** Documents that a developer changed, too. */
  conflicts: readonly string[];
  run: Run | null;
  /** Set if readers see an earlier state. */
  rollback: Rollback | null;
  sendsMail: boolean;
  /** Why the run was refused. */
  refusals: readonly Refusal<SiteDocument>[];
};

/** Previews and publishes what was changed in a section. */
export function ShipPage(props: ShipPageProps) {
  const { section, changes, conflicts, run, rollback } = props;
  const isRunning = run !== null && run.step !== 'done';
  const here = `/pages/ship?section=${section}`;
  return (
    <>
      <BackTo href="/pages">Pages</BackTo>
      <Heading lead="Publishing puts all changes of this section live together.">
        {titleOf(section)}
      </Heading>
      {rollback && changes.length > 0 && (
        <Note icon="alert" tone="coral" className="mb-5">
          Rolled back on {indianTime(rollback.at)} by {rollback.who}. Readers see the texts from
          before these changes until you publish again.
        </Note>
      )}
      <output className="mb-5 block">
        {run && !(rollback && run.outcome?.kind === 'published') && (
          <RunNote {...props} run={run} />
        )}
      </output>
      {conflicts.length > 0 && <Conflicts section={section} files={conflicts} />}
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
          <Submit name="what" value="preview" variant="second">
            Preview
          </Submit>
          <Submit name="what" value="publish">
            Publish
          </Submit>
        </DeskForm>
      )}
    </>
  );
}

const steps: Readonly<Record<Run['step'], string>> = {
  waiting: 'Another section is being built. This one is next.',
  building: 'Building the pages …',
  shipping: 'Checking links, words and approvals …',
  done: '',
};

function RunNote({
  run: { step, outcome },
  refusals,
  sendsMail,
}: Pick<ShipPageProps, 'refusals' | 'sendsMail'> & { run: Run }) {
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
    case 'sent':
      return <p>Sent. CI ships it: readers see the new texts once its build has passed.</p>;
    case 'waiting':
      return (
        <p>
          A clinician has to approve these words first.{' '}
          <a href={`/approvals/${outcome.id}`}>View the review</a>. After that they go live by
          themselves{sendsMail && ', and you get an email'}.
        </p>
      );
    case 'refused':
      return (
        <>
          <p className="font-semibold">Nothing was published. Fix this first:</p>
          <ul className="list-disc ps-5">
            {refusals.map(({ document, words }) => (
              <li key={`${document?.file} ${words}`} className="wrap-anywhere">
                {document && (
                  <>
                    <a href={editHref(document)}>{document.title}</a>.{' '}
                  </>
                )}
                {words}
              </li>
            ))}
          </ul>
        </>
      );
  }
}

/** Asks for the text to keep of each document. */
function Conflicts({ section, files }: { section: TextSet; files: readonly string[] }) {
  return (
    <DeskForm
      action={`/pages/merge?section=${section}`}
      className="mb-5 grid max-w-[46rem] gap-4 rounded-card border border-coral-600 bg-coral-100 p-4"
    >
      <p className="font-semibold">
        A developer changed these texts in the same places. Which one should stay?
      </p>
      {files.map((file) => (
        <div key={file} className="grid gap-1">
          <SelectField
            id={file}
            name="keep"
            label={file}
            options={[
              { value: `ours ${file}`, label: 'The text from the desk' },
              { value: `theirs ${file}`, label: 'The developer’s text' },
            ]}
          />
          <a href={`/pages/both?file=${encodeURIComponent(file)}`}>Compare them</a>
        </div>
      ))}
      <div>
        <Submit variant="second">Keep these texts</Submit>
      </div>
    </DeskForm>
  );
}
