import type { Head } from '@site/kit/remote/contract.ts';
import { withProductSlug, withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { OfferingContent } from '../../content/offering-schema.ts';
import { offeringsPath } from '../../content/offerings-path.ts';
import { trailWords as words } from '../../content/other-page-words.ts';
import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';
import { medicalWebPage } from '../medical/medical-web-page.ts';

/** Where an offering page is in the site; the first offering stands for all of them. */
export function offeringTrail({ name, path }: OfferingContent): readonly Crumb[] {
  return [
    { label: words.home, href: '/' },
    ...(path === offeringsPath ? [] : [{ label: words.offerings, href: offeringsPath }]),
    { label: name, href: path },
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
