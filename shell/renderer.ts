import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { renderDocument, renderErrorFragment } from './document.tsx';

/** The `renderer` export of the shell's Node build. */
export const renderer = {
  name: 'shell' as const,
  contractVersion: CONTRACT_VERSION,
  renderDocument,
  renderErrorFragment,
};

export type ShellRenderer = typeof renderer;
