import { useEffect, useId, useRef, useState } from 'react';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { SelectField } from '@site/kit/ui/select-field.tsx';
import { topicClass } from '@site/kit/ui/topic.ts';
import { ageFinder as words } from '../../content/age-finder.ts';
import { Scene } from './scene.tsx';

/** The value of the choice before a choice. */
const ANY_AGE = '';

/**
 * A child's age, and the checks that fit it. This section keeps the choice and the dropdown follows it.
 * Before a choice, and without JavaScript, all checks are listed with their ages.
 */
export function AgeFinder({ site }: { site: SiteConfig }) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(ANY_AGE);
  const age = words.ages.find((option) => option.id === chosen);
  const checks = words.checks.filter(({ from, to }) => !age || (from <= age.to && to >= age.from));

  useEffect(() => {
    // A visitor may have chosen before this code arrived.
    if (select.current) setChosen(select.current.value);
  }, []);

  return (
    <Section ground="tint" topic="physical">
      <div className="finder">
        <div className="txt">
          <h2>{words.heading}</h2>
          <p className="quiet">{words.lead}</p>
          <div className="finder-choice">
            <SelectField
              id={id}
              ref={select}
              label={words.question}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              options={[
                { value: ANY_AGE, label: words.anyAge },
                ...words.ages.map((option) => ({ value: option.id, label: option.label })),
              ]}
            />
          </div>
          <Scene img={words.img} site={site} />
        </div>
        <div>
          <output className="visually-hidden" htmlFor={id}>
            {age &&
              words.found.replace('{count}', String(checks.length)).replace('{age}', age.label)}
          </output>
          <ul className="fits">
            {checks.map((check) => (
              <li key={check.id}>
                <a
                  className={`fit card-press ${topicClass[check.topic]}`}
                  href={withProductSlug(check.page, site)}
                >
                  <span>
                    <b>{check.name}</b>
                    <span>{check.ages}</span>
                  </span>
                  <Icon name="arrow-right" size={20} />
                </a>
              </li>
            ))}
          </ul>
          <p className="quiet mt-4">
            {words.unsure.question}{' '}
            <a href={words.unsure.page}>
              {words.unsure.link.replace('{replyWithin}', String(site.contact.replyWithinHours))}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
