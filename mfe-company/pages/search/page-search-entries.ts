import type { SearchEntry } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { alsoCalled } from '../../content/page-search.ts';
import { remote } from '../../remote.ts';

/** The pages of this section for people who search, each with the first sentence of its description. */
export async function pageSearchEntries(site: SiteConfig): Promise<SearchEntry[]> {
  return Promise.all(
    remote.routes.map(async ({ open }) => {
      const { head } = await open();
      const { canonicalPath, title, description } = head({ site, params: {}, data: undefined });
      return {
        path: canonicalPath,
        kind: 'page',
        title: title.replace(/ \| [^|]*$/, ''),
        alsoCalled: alsoCalled[canonicalPath] ?? [],
        summary: /^.*?[.?!](?=\s|$)/.exec(description)?.[0] ?? description,
      } as const;
    }),
  );
}
