import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { searchEntries } from './content/search-entries.ts';
import { remote } from './remote.ts';

export const renderer = createRenderer(remote, {
  searchEntries: ({ site }) => searchEntries(site),
});
