import { categoryPageWords as words } from '../../content/category-page-words.ts';
import { categoryPath, type CategoryTopic, categoryTopics } from '../../content/condition-path.ts';

/** The categories beside this one, and the list of all conditions, one press away. */
export function OtherCategories({ topic }: { topic: CategoryTopic }) {
  return (
    <nav className="ui-jump-links" aria-labelledby="other-assessments">
      <p id="other-assessments">{words.others}</p>
      {categoryTopics
        .filter((other) => other !== topic)
        .map((other) => (
          <a key={other} href={categoryPath(other)}>
            {words.categories[other]}
          </a>
        ))}
      <a href="/assessments">{words.allConditions}</a>
    </nav>
  );
}
