import { wordsOf } from '@site/kit/content/content-of.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { cn } from '@site/kit/ui/cn.ts';
import wordsDocument from '../content/words.yaml';

const words = wordsOf(wordsDocument);

type Props = {
  site: SiteConfig;
  /** The background: light in the header, dark in the footer. */
  ground: 'light' | 'dark';
};

const looks = {
  // Smaller up to 430 px, so that the brand, button and menu fit in one row at 320 px.
  light: 'mr-auto text-inherit max-xs:gap-2 max-xs:text-24',
  dark: 'mb-2 text-white',
} as const;

/** The logo and name, linked to the home page. */
export function Brand({ site, ground }: Props) {
  const { name } = site.product;
  return (
    <a
      className={cn(
        'flex min-h-11 items-center gap-2.5 font-head text-30 leading-none font-bold tracking-[-0.01em] no-underline',
        looks[ground],
      )}
      href="/"
      aria-label={words('brandHome').replace('{product}', name)}
    >
      <BrandMark ground={ground} />
      <b className="pt-1.25 font-bold">{name}</b>
    </a>
  );
}

type BrandMarkProps = {
  /** Determines the shades of the three pebbles. */
  ground: 'light' | 'dark';
};

/** The logo: three stacked pebbles. Always beside the brand's name. */
function BrandMark({ ground }: BrandMarkProps) {
  const [low, middle, high] =
    ground === 'light'
      ? (['fill-teal-600', 'fill-coral-600', 'fill-marigold-600'] as const)
      : (['fill-teal-200', 'fill-coral-200', 'fill-marigold-600'] as const);
  return (
    <svg
      viewBox="0 0 40 40"
      width="38"
      height="38"
      aria-hidden="true"
      className={cn('flex-none', ground === 'light' && 'max-xs:size-8')}
    >
      <ellipse cx="20" cy="32" rx="17" ry="6.5" className={low} />
      <ellipse cx="21.5" cy="21" rx="12.5" ry="5.6" className={middle} />
      <ellipse cx="19" cy="11.5" rx="8.5" ry="4.6" className={high} />
    </svg>
  );
}
