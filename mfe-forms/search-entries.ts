import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { contactPage } from './content/contact.ts';
import { deletion } from './content/deletion.ts';
import { interventions } from './content/interventions.ts';

/** The forms of the site for people who search, each by everyday words too. */
export function formSearchEntries(site: SiteConfig): readonly SearchEntry[] {
  const entry = (
    path: string,
    head: { title: string; description: string },
    alsoCalled: readonly string[],
  ): SearchEntry => ({
    path,
    kind: 'page',
    title: withSiteFacts(head.title, site).split(' | ')[0] ?? '',
    alsoCalled,
    summary: withSiteFacts(head.description, site),
  });
  return [
    entry('/contactUs', contactPage.head, [
      ...site.clinics.map(({ city }) => `clinic in ${city}`),
      'customer care',
      'contact number',
      'helpline',
      'complaint',
      'feedback',
      'directions',
      'timings',
      'online consultation',
      'video call',
      'call back',
    ]),
    entry('/delete-data', deletion.head, ['delete account', 'erase', 'remove my number']),
    entry('/intervention/comingSoon', interventions.head, ['therapy at home', 'programme']),
  ];
}
