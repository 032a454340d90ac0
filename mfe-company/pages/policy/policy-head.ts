import { breadcrumbList } from '@site/kit/ui/breadcrumb-list.ts';
import type { Head } from '@site/kit/remote/contract.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Policy } from '../../content/policy-schema.ts';
import { home } from '../shared-words.ts';

/** The head of a page of rules or promises at `path`; search engines learn from when it is. */
export function policyHead(policy: Policy, path: string, site: SiteConfig): Head {
  const days = policy.versions.items.map(({ day }) => day);
  return {
    title: withSiteFacts(policy.head.title, site),
    description: withSiteFacts(policy.head.description, site),
    canonicalPath: path,
    jsonLd: [
      breadcrumbList([home, { label: policy.heading, href: path }], site),
      {
        '@type': 'WebPage',
        name: policy.heading,
        url: `${site.siteUrl}${path}`,
        inLanguage: 'en-IN',
        datePublished: days[0],
        dateModified: days.at(-1),
      },
    ],
  };
}
