import { conditionPageWords as words } from '../../content/page-words.ts';
import type { AskTheDoctor as About } from '../../content/condition-schema.ts';
import { BulletPoints } from '../medical/bullet-points.tsx';

/** Questions for the doctor at one age: movement, hands, language and hearing, social skills. */
export function AskTheDoctor({ about }: { about: About }) {
  return (
    <div className="mt-5 rounded-card border border-hue-200 bg-surface px-4.5 pt-4 pb-4.5 print:mt-[1.2mm] print:rounded-none print:border-0 print:border-l-[0.6mm] print:p-0 print:pl-[2.5mm]">
      <h5 className="font-head text-20 leading-tight font-semibold text-balance print:break-after-avoid print:text-16">
        {words('askTheDoctor.heading')}
      </h5>
      <dl className="mt-3 grid gap-3.5 print:mt-[0.8mm]">
        <Kind name={words('askTheDoctor.movement')} points={about.movement} />
        <Kind name={words('askTheDoctor.hands')} points={about.hands} />
        <Kind name={words('askTheDoctor.languageAndHearing')} points={about.languageAndHearing} />
        <Kind name={words('askTheDoctor.social')} points={about.social} />
      </dl>
    </div>
  );
}

function Kind({ name, points }: { name: string; points: About['movement'] }) {
  return (
    <div>
      <dt className="mb-1.5 font-semibold print:mt-[0.6mm] print:mb-0 print:break-after-avoid">
        {name}
      </dt>
      <dd>
        <BulletPoints points={points} />
      </dd>
    </div>
  );
}
