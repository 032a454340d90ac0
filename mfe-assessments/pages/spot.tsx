import type { SiteConfig } from '@site/kit/site.ts';
import { Picture } from '@site/kit/ui/picture.tsx';
import { picture } from '../assets.ts';
import type { SpotColour } from '../content/card-schema.ts';

/** Written out, so that the stylesheet's search finds every ground. */
const groundClass: Readonly<Record<SpotColour, string>> = {
  teal: 'ui-spot ui-spot-teal',
  lilac: 'ui-spot ui-spot-lilac',
  marigold: 'ui-spot ui-spot-marigold',
  coral: 'ui-spot ui-spot-coral',
  leaf: 'ui-spot ui-spot-leaf',
};

type SpotProps = { site: SiteConfig; name: string; colour: SpotColour };

/** A small picture on a coloured ground beside words that say the same. */
export function Spot({ site, name, colour }: SpotProps) {
  const { src, width, height } = picture(`spot-${name}.svg`);
  return (
    <span className={groundClass[colour]}>
      <Picture assetBase={site.assetBase} path={src} width={width} height={height} alt="" />
    </span>
  );
}
