import { contentOf } from '@site/kit/content/content-of.ts';
import type { SearchEntry } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type {
  ContactPageWords,
  DeletionWords,
  InterventionsWords,
} from './content/page-schemas.ts';
import contactDocument from './content/contact.yaml';
import deletionDocument from './content/delete-data.md';
import interventionsDocument from './content/interventions.yaml';

const contact = contentOf<ContactPageWords>(contactDocument);
const deletion = contentOf<DeletionWords>(deletionDocument);
const interventions = contentOf<InterventionsWords>(interventionsDocument);

/** Returns the section's entries in the search index, with synonyms. */
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
    entry('/contactUs', contact.head, [
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
