import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { FactItem } from '../medical/fact-list.tsx';
import { useCondition } from './condition-context.ts';
import { goesByAge } from './signs-by-age.ts';

/** `bullets` of kit, as dense as the facts around them. */
const denseBullets =
  'ui-bullets grid *:relative *:max-w-measure *:pl-4 *:leading-snug *:wrap-anywhere *:before:absolute *:before:top-[0.52em] *:before:left-0 *:before:h-2.25 *:before:w-2.5 *:before:rounded-stone *:before:bg-(--bullet,var(--color-ink-quiet)) *:before:[print-color-adjust:exact]';

/**
 * What the pictures of signs show, in a few words each and first among the facts: a parent sees on
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
        <ul aria-labelledby="signs-in-short" className={denseBullets}>
          {condition.symptoms.cards.map(({ title }) => (
            <li key={title}>{say(title)}</li>
          ))}
        </ul>
      </div>
    </FactItem>
  );
}
