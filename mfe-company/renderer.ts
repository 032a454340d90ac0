import { createRenderer } from '@site/kit/remote/renderer.tsx';
import { remote } from './remote.ts';
import { companySearchEntries } from './search-entries.ts';

export const renderer = createRenderer(remote, {
  searchEntries: async ({ site }) => companySearchEntries(site),
});
