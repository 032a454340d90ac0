import { conditionPageWords as words } from '../../content/condition-page-words.ts';
import { FactItem } from '../medical/fact-list.tsx';
import { useCondition } from './condition-context.ts';
import { hasSignsByAge } from './signs-by-age.ts';

/** Like kit's `bullets`, but as compact as the facts around them. */
const denseBullets =
  'ui-bullets grid *:relative *:max-w-measure *:pl-4 *:leading-snug *:wrap-anywhere *:before:absolute *:before:top-[0.52em] *:before:left-0 *:before:h-2.25 *:before:w-2.5 *:before:rounded-stone *:before:bg-(--bullet,var(--color-ink-quiet)) *:before:[print-color-adjust:exact]';

/**
 * Image captions for the signs. They come before the other facts, so that a parent sees at once whether this is the
 * right page. Omitted if signs differ by age, because the parent then has to choose the age first.
 */
export function SignsInShort() {
  const { condition, fill } = useCondition();
  if (hasSignsByAge(condition)) return null;
  return (
    <FactItem icon="eye" isInset>
      <div>
        <p id="signs-in-short" className="font-semibold">
          {words.signsInShort}
        </p>
        <ul aria-labelledby="signs-in-short" className={denseBullets}>
          {condition.symptoms.cards.map(({ title }) => (
            <li key={title}>{fill(title)}</li>
          ))}
        </ul>
      </div>
    </FactItem>
  );
}
