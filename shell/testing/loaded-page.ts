import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import type { LoadedPage } from '../navigation/load-page.ts';

type Changes = { html?: string; remote?: string; contract?: number; hasIslands?: boolean };

/** For tests: a composed page of `remote` with its own heading, as the page loader returns it. */
export function loadedPage(
  path: string,
  {
    remote = 'mfe-pages',
    contract = CONTRACT_VERSION,
    hasIslands = true,
    ...changes
  }: Changes = {},
): LoadedPage {
  const { pathname } = new URL(path, 'http://localhost');
  const folder = `/r/${remote}/0123456789abcdef`;
  const page = document.implementation.createHTMLDocument(pathname);
  const content = page.createElement('div');
  content.dataset['remote'] = remote;
  content.innerHTML = changes.html ?? `<h1>${pathname}</h1>`;
  const checked = (address: string) => ({ address, integrity: 'sha256-abc' });
  return {
    pathname,
    document: page,
    content,
    styles: [],
    lock: {
      shell: checked('/r/shell/0123456789abcdef/shell.js'),
      remote: {
        name: remote,
        id: '0123456789abcdef',
        contract,
        entry: `${folder}/entry.js`,
        integrity: 'sha384-abc',
      },
      scripts: hasIslands ? [checked(`${folder}/islands.js`)] : [],
      others: [],
      signals: null,
    },
  };
}
