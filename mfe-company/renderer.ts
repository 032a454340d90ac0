import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { questionSearchEntries } from './pages/faq/search-entries.ts';
import { pageSearchEntries } from './pages/search/page-search-entries.ts';
import { remote } from './remote.ts';

export const renderer = createRenderer(remote, {
  searchEntries: async ({ site }) => [...pageSearchEntries(site), ...questionSearchEntries(site)],
});
