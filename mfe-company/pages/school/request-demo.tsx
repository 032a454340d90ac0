import type { MouseEvent } from 'react';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { type ButtonVariant, buttonLook } from '@site/kit/ui/button-look.ts';
import { school } from '../../content/school.ts';

type RequestDemoProps = Pick<PageProps, 'openDialog'> & { variant: ButtonVariant };

/** Opens the contact dialog for a school. Without JavaScript it leads to the page with the same form. */
export function RequestDemo({ openDialog, variant }: RequestDemoProps) {
  function onClick(event: MouseEvent) {
    event.preventDefault();
    openDialog({ dialog: 'contact', openedFrom: 'school' });
  }

  return (
    <a href="/contactUs" className={buttonLook(variant, false)} data-live="" onClick={onClick}>
      {school.demo}
    </a>
  );
}
