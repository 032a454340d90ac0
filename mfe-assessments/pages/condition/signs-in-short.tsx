import { Icon } from '@site/kit/ui/icon.tsx';
import { bullets } from '@site/kit/ui/list-look.ts';
import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { factLook } from '../medical/fact-list.tsx';
import { useCondition } from './condition-context.ts';
import { goesByAge } from './signs-by-age.ts';

/**
 * What the three pictures of signs show, in a few words each and first among the facts: a parent sees on
 * the first screen whether this is the right page. Where signs differ from age to age there is none,
 * because the age comes first.
 */
export function SignsInShort() {
  const { condition, say } = useCondition();
  if (goesByAge(condition)) return null;
  return (
    <li className={factLook}>
      <Icon name="eye" className="text-hue-ui" />
      <div className="ui-signs-in-short">
        <p id="signs-in-short">{words.signsInShort}</p>
        <ul aria-labelledby="signs-in-short" className={bullets}>
          {condition.symptoms.cards.map(({ title }) => (
            <li key={title}>{say(title)}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
