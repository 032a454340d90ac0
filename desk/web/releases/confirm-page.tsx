import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { ReactNode } from 'react';
import type { DryRun } from '../../delivery/target.ts';
import { DeskForm } from '../page/desk-form.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { PageChangeList, Problems } from './page-changes.tsx';

type ConfirmPageProps = {
  back: { href: string; title: string };
  /** The heading, phrased as a question. */
  title: string;
  /** Who is affected, and how. */
  lead: ReactNode;
  /** Result of the dry run; `null` if no page can change. */
  found: DryRun | null;
  /** Why the action was refused. */
  problems: readonly string[];
  /** URL to post to. */
  action: string;
  /** Hidden fields. */
  hidden: Readonly<Record<string, string>>;
  /** Additional fields. */
  fields?: ReactNode;
  button: string;
  why: string;
};

/** Shows what an action would change and asks for confirmation. */
export function ConfirmPage({
  back,
  title,
  lead,
  found,
  problems,
  action,
  hidden,
  fields,
  button,
  why,
}: ConfirmPageProps) {
  return (
    <>
      <BackTo href={back.href}>{back.title}</BackTo>
      <Heading lead={lead}>{title}</Heading>
      {problems.length > 0 && <Problems title="Refused. Nothing was changed." of={problems} />}
      {found?.kind === 'refused' && problems.length === 0 && (
        <Problems title="This would be refused:" of={found.problems} />
      )}
      {found?.kind === 'ready' && (
        <div className="mb-6">
          <PageChangeList pages={found.pages} />
        </div>
      )}
      {found?.kind === 'refused' ? (
        <ButtonLink href={back.href} variant="second">
          Go back
        </ButtonLink>
      ) : (
        <DeskForm action={action} hidden={hidden} className="grid max-w-dialog-small gap-5">
          {fields}
          <TextField
            id="why"
            name="why"
            label="Reason"
            mark="optional"
            hint="Appears in the history."
            maxLength={MAX_REASON_LETTERS}
            autoComplete="off"
            defaultValue={why}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{button}</Button>
            <ButtonLink href={back.href} variant="second">
              Cancel
            </ButtonLink>
          </div>
        </DeskForm>
      )}
    </>
  );
}

/** Maximum length of a reason. */
export const MAX_REASON_LETTERS = 300;
