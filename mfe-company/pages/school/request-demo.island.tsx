import type { MouseEvent } from 'react';
import { defineIsland } from '@site/kit/islands/define-island.ts';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { type ButtonVariant, buttonLook } from '@site/kit/ui/button-look.ts';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';

type RequestDemoProps = { label: string; variant: ButtonVariant };

/** Opens the contact dialog for a school. Without JavaScript it links to the page with the same form. */
export const requestDemo = defineIsland<RequestDemoProps>('request-demo', RequestDemo);

function RequestDemo({ label, variant }: RequestDemoProps) {
  const { openDialog } = usePageContext();

  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openDialog({ dialog: 'contact', openedFrom: 'school' });
  }

  return (
    <a href="/contactUs" className={buttonLook(variant)} data-live="" onClick={onClick}>
      {label}
    </a>
  );
}
