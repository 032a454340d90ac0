import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { renderDocument, renderErrorFragment } from './document.tsx';

/** What the shell's Node build exports: it draws documents around fragments. */
export const renderer = {
  name: 'shell' as const,
  contractVersion: CONTRACT_VERSION,
  renderDocument,
  renderErrorFragment,
};

export type ShellRenderer = typeof renderer;
