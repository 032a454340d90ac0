import { Island } from '@site/kit/islands/island.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { IconOnPebble } from '@site/kit/ui/icon.tsx';
import { conditionPageWords } from '../../content/condition-page-words.ts';
import { conditionPath } from '../../content/condition-path.ts';
import { useCondition } from './condition-context.ts';
import { printEssentials } from './print-essentials.island.tsx';

const words = conditionPageWords.essentials;

/** The id of the offer below; while it is the page's target, only the essentials are printed. */
export const ESSENTIALS = 'essentials';

/**
 * Offers the essentials of the page on two sheets. The link makes this part the page's target, which
 * `condition-print.css` asks for, so the visitor's own print command needs no script.
 */
export function Essentials() {
  return (
    <aside id={ESSENTIALS} className="ui-essentials" aria-labelledby="essentials-heading">
      <IconOnPebble name="printer" />
      <div>
        <h3 id="essentials-heading">{words.heading}</h3>
        <p className="ui-quiet">{words.text}</p>
        <p className="ui-essentials-ready">
          {words.ready} <a href="#help">{words.whole}</a>
        </p>
      </div>
      <ButtonLink href={`#${ESSENTIALS}`} variant="second">
        {words.print}
      </ButtonLink>
      <Island of={printEssentials} props={{ target: ESSENTIALS }} />
    </aside>
  );
}

/** On paper alone: where the page is, whom to ask, and that nobody should take it for a diagnosis. */
export function PaperFoot() {
  const { site, condition, say } = useCondition();
  const address = `${site.siteUrl.replace('https://', '')}${conditionPath(condition)}`;
  return (
    <p className="ui-paper-foot">
      {say(words.foot).replace('{address}', address)}{' '}
      {condition.reviewedBy ? null : words.awaitsClinician}
    </p>
  );
}
