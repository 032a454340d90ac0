import { categoryPageWords as words } from '../../content/category-page-words.ts';
import { categoryPath, type CategoryTopic, categoryTopics } from '../../content/condition-path.ts';
import { JumpLink, JumpNav } from '../jump-nav.tsx';

/** The categories beside this one, and the list of all conditions, one press away. */
export function OtherCategories({ topic }: { topic: CategoryTopic }) {
  return (
    <JumpNav id="other-assessments" label={words.others} place="band">
      {categoryTopics
        .filter((other) => other !== topic)
        .map((other) => (
          <JumpLink key={other} href={categoryPath(other)}>
            {words.categories[other]}
          </JumpLink>
        ))}
      <JumpLink href="/assessments">{words.allConditions}</JumpLink>
    </JumpNav>
  );
}
