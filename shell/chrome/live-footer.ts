import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { isPlainClick } from '@site/kit/ui/is-plain-click.ts';

/** Brings the footer to life: "Get in Touch!" opens the contact dialog instead of its page. */
export function bringFooterToLife(
  footer: HTMLElement,
  openDialog: (request: DialogRequest) => void,
): void {
  footer.querySelector('[data-live]')?.addEventListener('click', (event) => {
    if (!(event instanceof MouseEvent) || !isPlainClick(event)) return;
    event.preventDefault();
    openDialog({ dialog: 'contact', openedFrom: 'footer' });
  });
}
