import { contentOf } from '@site/kit/content/content-of.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Navigation } from '../content/words-schema.ts';
import navigationDocument from '../content/navigation.yaml';
import { isCurrentSection } from './is-current-section.ts';

const navigation = contentOf<Navigation>(navigationDocument);

type Props = {
  site: SiteConfig;
  pathname: string;
  /** `bar` is the header's row of links; `drawer` stacks them. */
  place: 'bar' | 'drawer';
};

const lists = { bar: 'flex flex-wrap gap-0.5', drawer: undefined } as const;

const links = {
  // Forced-colors mode draws even transparent borders, so only the current page's link gets one.
  bar: 'block border-b-4 border-transparent px-2 pt-5.5 pb-4.75 font-head text-16 leading-[1.7] font-semibold whitespace-nowrap text-ink no-underline hover:border-teal-200 hover:text-teal-700 aria-[current]:border-teal-600 aria-[current]:font-bold aria-[current]:text-teal-700 xl:px-3.5 xl:text-18 xl:leading-[1.5] forced-colors:not-hover:border-[color:Canvas] forced-colors:aria-[current]:border-[color:Highlight]',
  drawer:
    'block border-b border-line px-2 py-3 font-head text-20 leading-[1.3] font-semibold text-ink no-underline hover:bg-teal-100 aria-[current]:bg-teal-100 aria-[current]:text-teal-700 aria-[current]:inset-shadow-[4px_0_var(--color-teal-600)]',
} as const;

/** The header's links as a list, with the current section marked. */
export function NavigationLinks({ site, pathname, place }: Props) {
  return (
    <ul className={lists[place]}>
      {navigation.links.map((item) => (
        <li key={item.path}>
          <a
            className={links[place]}
            href={withProductSlug(item.path, site)}
            aria-current={isCurrentSection(item, pathname, site)}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
