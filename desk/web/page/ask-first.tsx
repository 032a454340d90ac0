import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Button } from '@site/kit/ui/button.tsx';
import type { ReactNode } from 'react';
import { DeskForm } from './desk-form.tsx';
import { Heading } from './heading.tsx';

type AskFirstProps = {
  /** The heading, phrased as a question. */
  title: ReactNode;
  /** What happens. */
  lead: string;
  /** URL to post to. */
  action: string;
  button: string;
  /** URL of the page to return to. */
  back: string;
};

/** Asks for confirmation of an action that cannot be undone. */
export function AskFirst({ title, lead, action, button, back }: AskFirstProps) {
  return (
    <>
      <Heading lead={lead}>{title}</Heading>
      <div className="flex flex-wrap gap-3">
        <DeskForm action={action}>
          <Button type="submit">{button}</Button>
        </DeskForm>
        <ButtonLink href={back} variant="second">
          Cancel
        </ButtonLink>
      </div>
    </>
  );
}
