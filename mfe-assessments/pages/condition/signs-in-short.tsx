import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { FactItem } from '../medical/fact-list.tsx';
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
    <FactItem icon="eye" isInset>
      <div>
        <p id="signs-in-short" className="font-semibold">
          {words.signsInShort}
        </p>
        <ul aria-labelledby="signs-in-short" className="ui-bullets gap-0">
          {condition.symptoms.cards.map(({ title }) => (
            <li key={title} className="pl-4 leading-snug">
              {say(title)}
            </li>
          ))}
        </ul>
      </div>
    </FactItem>
  );
}
