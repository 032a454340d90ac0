import type { SiteConfig } from '@site/kit/site.ts';
import { labelLook } from '@site/kit/ui/field.tsx';
import { categoryPageWords } from '../../content/category-page-words.ts';
import { inRupees } from '../in-rupees.ts';

const words = categoryPageWords.price;

/** What all assessments of a category cost together: the old price, struck out, and the new one. */
export function CategoryPrice({ prices }: { prices: SiteConfig['prices'] }) {
  return (
    <div className="ui-stack gap-2">
      <p className={labelLook}>{words.label}</p>
      <p className="ui-price">
        <s className="ui-quiet">
          <span className="ui-visually-hidden">{words.was} </span>
          {inRupees(prices.categoryWas)}
        </s>{' '}
        <span>
          <span className="ui-quiet">{words.now} </span>
          <b>{inRupees(prices.categoryNow)}</b>
          <span className="ui-quiet"> {words.only}</span>
        </span>
      </p>
    </div>
  );
}
