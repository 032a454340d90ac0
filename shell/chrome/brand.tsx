import { contentOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { cn } from '@site/kit/ui/cn.ts';
import type { Words } from '../content/words-schema.ts';
import wordsDocument from '../content/words.yaml';
import { BrandMark } from './brand-mark.tsx';

const words = contentOf<Words>(wordsDocument);

type Props = {
  site: SiteConfig;
  /** The bar is light, the footer dark. */
  ground: 'light' | 'dark';
};

const looks = {
  // Smaller up to 430 px, so that the brand, the action and the menu still stand in one row at 320.
  light: 'mr-auto text-inherit max-xs:gap-2 max-xs:text-24',
  dark: 'mb-2 text-white',
} as const;

/** The brand's sign and name, as a link to the home page. */
export function Brand({ site, ground }: Props) {
  const { name } = site.product;
  return (
    <a
      className={cn(
        'flex min-h-11 items-center gap-2.5 font-head text-30 leading-none font-bold tracking-[-0.01em] no-underline',
        looks[ground],
      )}
      href="/"
      aria-label={words.brandHome.replace('{product}', name)}
    >
      <BrandMark ground={ground} />
      <b className="pt-1.25 font-bold">{name}</b>
    </a>
  );
}
