import type { SiteConfig } from '@site/kit/site.ts';
import { categoryPageWords } from '../../content/category-page-words.ts';
import { inRupees } from '../in-rupees.ts';
import { Amount, PanelLabel, Price } from '../offer-panel.tsx';

const words = categoryPageWords.price;

/** What all assessments of a category cost together: the old price, struck out, and the new one. */
export function CategoryPrice({ prices }: { prices: SiteConfig['prices'] }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <PanelLabel besidePicture>{words.label}</PanelLabel>
      <Price>
        <s className="text-quiet">
          <span className="sr-only">{words.was} </span>
          {inRupees(prices.categoryWas)}
        </s>{' '}
        <span>
          <span className="text-quiet">{words.now} </span>
          <Amount>{inRupees(prices.categoryNow)}</Amount>
          <span className="text-quiet"> {words.only}</span>
        </span>
      </Price>
    </div>
  );
}
