import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import { TextField } from '@site/kit/ui/text-field.tsx';
import type { ReactNode } from 'react';
import type { DryRun } from '../../target/delivery-target.ts';
import { DeskForm } from '../page/desk-form.tsx';
import { BackTo, Heading } from '../page/heading.tsx';
import { PageChangeList, Problems } from './page-changes.tsx';

type ConfirmPageProps = {
  back: { href: string; title: string };
  /** What is asked, as a question. */
  title: string;
  /** Who gets what by it. */
  lead: ReactNode;
  /** What a dry run found; `null` where no page changes. */
  found: DryRun | null;
  /** Why it was refused when it was tried. */
  problems: readonly string[];
  /** Where the answer is sent. */
  action: string;
  /** What else is sent, which nobody sees. */
  hidden: Readonly<Record<string, string>>;
  /** What has to be filled in. */
  fields?: ReactNode;
  button: string;
  why: string;
};

/** Says what something would change, and asks whether to do it. */
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
      {problems.length > 0 && <Problems title="Refused; nothing has changed." of={problems} />}
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
            hint="It is kept in the history."
            maxLength={MOST_REASON_LETTERS}
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

/** The longest reason. */
export const MOST_REASON_LETTERS = 300;
