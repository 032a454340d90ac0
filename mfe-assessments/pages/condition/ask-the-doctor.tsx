import { conditionPageWords } from '../../content/condition-page-words.ts';
import type { AskTheDoctor as About } from '../../content/condition-schema.ts';
import { BulletPoints } from '../medical/bullet-points.tsx';

const { heading, ...kinds } = conditionPageWords.askTheDoctor;

/** What to ask the doctor about at one age: movement, hands, language and hearing, being with others. */
export function AskTheDoctor({ about }: { about: About }) {
  return (
    <div className="ui-ask-doctor">
      <h5 className="ui-heading-3">{heading}</h5>
      <dl>
        <Kind name={kinds.movement} points={about.movement} />
        <Kind name={kinds.hands} points={about.hands} />
        <Kind name={kinds.languageAndHearing} points={about.languageAndHearing} />
        <Kind name={kinds.social} points={about.social} />
      </dl>
    </div>
  );
}

function Kind({ name, points }: { name: string; points: About['movement'] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <BulletPoints points={points} />
      </dd>
    </div>
  );
}
