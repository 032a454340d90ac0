import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { reachFacts } from '@site/kit/reach-facts.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Clinic } from '../../content/clinic-schema.ts';
import { home } from '../shared-words.ts';

/** The head of the clinic page; search engines learn where the clinic is, when it is open and what it does. */
export function clinicHead({ head, crumb, picture, topics }: Clinic, site: SiteConfig): Head {
  const open = site.clinics.filter((place) => place.open);
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: '/clinic',
    jsonLd: [
      breadcrumbList([home, { label: crumb, href: '/clinic' }], site),
      {
        '@type': 'MedicalClinic',
        name: site.product.legalName,
        url: `${site.siteUrl}/clinic`,
        image: new URL(`${site.assetBase}/${picture.src}`, site.siteUrl).href,
        medicalSpecialty: 'Pediatric',
        ...reachFacts(site),
        areaServed: open.map(({ city }) => ({ '@type': 'City', name: city })),
        hasMap: open.map(({ directionsUrl }) => directionsUrl),
        availableService: topics.items.map(({ title }) => ({
          '@type': 'MedicalTest',
          name: title,
        })),
      },
    ],
  };
}
