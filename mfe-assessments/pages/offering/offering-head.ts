import type { Head } from '@site/kit/remote/contract.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { OfferingContent } from '../../content/offering-schema.ts';
import { offeringsPath } from '../../content/offerings-path.ts';
import { trailWords as words } from '../../content/trail-words.ts';
import { breadcrumbList, type Crumb } from '../medical/breadcrumb-list.ts';
import { medicalWebPage } from '../medical/medical-web-page.ts';

/** Where an offering page is in the site; the first offering stands for all of them. */
export function offeringTrail({ name, path }: OfferingContent): readonly Crumb[] {
  return [
    { label: words.home, path: '/' },
    ...(path === offeringsPath ? [] : [{ label: words.offerings, path: offeringsPath }]),
    { label: name, path },
  ];
}

/** What tab, search engines and shared links show for an offering page. */
export function offeringHead(offering: OfferingContent, site: SiteConfig): Head {
  const { head, path, about, ages, health } = offering;
  return {
    title: withSiteFacts(head.title, site),
    description: withSiteFacts(head.description, site),
    canonicalPath: withProductSlug(path, site),
    jsonLd: [
      breadcrumbList(offeringTrail(offering), site),
      medicalWebPage({
        about: [{ '@type': about.type, name: about.name }],
        ages,
        ...(health ? { text: health } : {}),
      }),
    ],
  };
}
