import { DAY_MS } from '@site/kit/durations.ts';
import type { Draft } from '@site/api/posts/draft-store.ts';
import { indianDay, indianTime } from '@site/api/indian-time.ts';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import { Box } from '../page/box.tsx';
import { PostButton, Submit } from '../page/buttons.tsx';
import { DeskForm } from '../page/desk-form.tsx';
import { Inputs } from '../page/fields.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { Problems } from '../page/problems.tsx';
import type { Forecast } from './draft-revision.ts';
import { ProblemList } from './edit-page.tsx';
import { fieldsOf, type PostProblem } from './post-fields.ts';
import { titleOf } from './post-state.ts';

type PublishPageProps = {
  draft: Draft;
  problems: readonly PostProblem[];
  /** What publishing now would lead to; `null` if there are problems. */
  expected: Forecast | null;
  now: number;
  /** The submitted time and its error. */
  typed?: { day: string; time: string; problem: string } | undefined;
};

/** Publishes a draft now or at a later time. */
export function PublishPage({ draft, problems, expected, now, typed }: PublishPageProps) {
  const { id, slug, source, liveSource } = draft;
  const verb = liveSource === null ? 'Publish' : 'Update';
  const here = `/posts/${id}`;
  const { body } = fieldsOf(source);
  const name = <bdi>“{titleOf(draft)}”</bdi>;
  const lead =
    liveSource === null
      ? `It will appear at /blog/${slug}.`
      : `This replaces the version at /blog/${slug}.`;
  if (problems.length > 0) {
    return (
      <>
        <BackTo href={here}>Back to the post</BackTo>
        <Heading lead="Fix these problems before you publish or schedule it.">
          {verb} {name}
        </Heading>
        <div className="max-w-[46rem]">
          <ProblemList problems={problems} body={body} base={here} />
        </div>
      </>
    );
  }
  if (expected?.kind === 'refused') {
    return (
      <>
        <BackTo href={here}>Back to the post</BackTo>
        <Heading>
          {verb} {name}
        </Heading>
        <Problems title="The site cannot publish this post now." of={expected.problems} />
      </>
    );
  }
  const needsApproval = expected?.needs.some(({ approvedBy }) => approvedBy === null) ?? false;
  return (
    <>
      <BackTo href={here}>Back to the post</BackTo>
      <Heading lead={lead}>
        {needsApproval ? 'Submit' : verb} {name}
      </Heading>
      <div className="grid max-w-[46rem] gap-6">
        {needsApproval && (
          <Note icon="stethoscope" tone="teal">
            A clinician has to approve this {liveSource === null ? 'post' : 'change'}. It goes live
            once approved.
          </Note>
        )}
        <Box title="Now">
          <PostButton action={`${here}/publish`} variant="main">
            {needsApproval ? 'Submit for approval' : `${verb} now`}
          </PostButton>
        </Box>
        <Later draft={draft} needsApproval={needsApproval} now={now} typed={typed} />
      </div>
    </>
  );
}

/** Schedules a draft, or cancels its schedule. */
function Later({
  draft: { id, dueAt, state },
  needsApproval,
  now,
  typed,
}: Pick<PublishPageProps, 'draft' | 'now' | 'typed'> & { needsApproval: boolean }) {
  const here = `/posts/${id}`;
  const isPending = state === 'scheduled' || state === 'waiting';
  const planned = dueAt !== null && dueAt > now ? dueAt : null;
  return (
    <Box title="Later">
      {isPending && dueAt !== null && (
        <DeskForm action={`${here}/unschedule`} className="mb-4 flex flex-wrap items-center gap-3">
          <p>
            {state === 'waiting' ? 'Waiting for approval, for ' : 'Scheduled for '}
            {indianTime(dueAt)}.
          </p>
          <Submit variant="second">Cancel schedule</Submit>
        </DeskForm>
      )}
      {needsApproval && (
        <p className="mb-4">
          It is submitted for approval at once. If it is not approved by then, it goes live as soon
          as it is.
        </p>
      )}
      <DeskForm action={`${here}/schedule`} className="grid gap-4">
        <div className="flex flex-wrap gap-4">
          <Inputs
            fields={{
              day: { label: 'Day', kind: 'date', required: true, min: indianDay(now) },
              time: { label: 'Time in India', kind: 'time', required: true },
            }}
            values={{
              day: typed?.day ?? indianDay(planned ?? now + DAY_MS),
              time: typed?.time ?? (dueAt === null ? '09:00' : timeOf(dueAt)),
            }}
            errors={typed ? { day: typed.problem } : {}}
          />
        </div>
        <div>
          <Submit variant="second">Schedule</Submit>
        </div>
      </DeskForm>
    </Box>
  );
}

function timeOf(moment: number): string {
  return indianTime(moment).slice(-5);
}

/** Links to the preview of a draft inside the site. */
export function PreviewPage({ draft, link }: { draft: Draft; link: string }) {
  return (
    <>
      <BackTo href={`/posts/${draft.id}`}>Back to the post</BackTo>
      <Heading lead="It shows the saved post inside the site. Anyone with the link can open it for one day.">
        The preview is ready
      </Heading>
      <ButtonLink href={link} external>
        Open the preview
      </ButtonLink>
      <div className="mt-6 max-w-[46rem]">
        <TextField id="link" label="Link to share" value={link} readOnly autoComplete="off" />
      </div>
    </>
  );
}

/** Read-only view of a post. */
export function ReadPage({ draft, state }: { draft: Draft; state: string }) {
  const fields = fieldsOf(draft.source);
  const facts = [
    ['Address', draft.slug === '' ? '' : `/blog/${draft.slug}`],
    ['Author', fields.author],
    ['Summary', fields.summary],
    ['Medical writer', fields.medicalWriter],
    ['Next review', fields.nextReview],
    ['Sources', fields.sources.map((source) => Object.values(source).join(', ')).join('\n')],
  ].filter(([, words]) => words !== '');
  return (
    <>
      <BackTo href="/posts">Posts</BackTo>
      <Heading
        lead={state}
        actions={<PostButton action={`/posts/${draft.id}/preview`}>Preview</PostButton>}
      >
        <bdi className="wrap-anywhere">{titleOf(draft)}</bdi>
      </Heading>
      <dl className="mb-6 grid max-w-[46rem] gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
        {facts.map(([title, words]) => (
          <div key={title} className="contents">
            <dt className="font-semibold">{title}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <bdi>{words}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="max-w-[46rem] rounded-card border border-line bg-surface p-5 wrap-anywhere whitespace-pre-wrap">
        <bdi>{fields.body.trim()}</bdi>
      </div>
    </>
  );
}
