import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { School } from '../../content/school-schema.ts';
import { home } from '../shared-words.ts';

/** The head of the school page; search engines learn which services schools can have, and what the film shows. */
export function schoolHead({ head, crumb, services }: School, site: SiteConfig): Head {
  const { screening, others } = services;
  const fill = (text: string) => withSiteFacts(text, site);
  const { film } = screening;
  return {
    title: fill(head.title),
    description: fill(head.description),
    canonicalPath: '/school',
    openGraph: { imagePath: 'brand/social-default.png' },
    jsonLd: [
      breadcrumbList([home, { label: crumb, href: '/school' }], site),
      ...[screening, ...others].map((service) => ({
        '@type': 'Service',
        name: service.title,
        description: fill(service.text),
        provider: { '@type': 'Organization', name: site.product.legalName, url: site.siteUrl },
        audience: { '@type': 'EducationalAudience', educationalRole: 'administrator' },
      })),
      {
        '@type': 'VideoObject',
        name: fill(film.title),
        description: film.transcript.join(' '),
        transcript: film.transcript.join(' '),
        thumbnailUrl: new URL(`${site.assetBase}/${film.poster.src}`, site.siteUrl).href,
        embedUrl: new URL(site.thirdParties.schoolFilm.embed, site.siteUrl).href,
      },
    ],
  };
}
