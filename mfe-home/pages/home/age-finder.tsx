import { Fragment } from 'react';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { pressable } from '@site/kit/ui/card-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { ageFinder as words } from '../../content/age-finder.ts';
import type { AgeFinderCheck } from '../../content/age-finder-schema.ts';
import { fittingChecks } from './fitting-checks.island.tsx';
import { Scene } from './scene.tsx';

/** A child's age, and the checks that fit it. */
export function AgeFinder({ site }: { site: SiteConfig }) {
  return (
    <Section ground="tint" topic="physical">
      <Island
        of={fittingChecks}
        props={{
          question: words.question,
          anyAge: words.anyAge,
          ages: words.ages,
          checks: words.checks.map(({ from, to }) => ({ from, to })),
          found: words.found,
        }}
        staticParts={[
          <Fragment key="words">
            <h2>{words.heading}</h2>
            <p className="ui-quiet">{words.lead}</p>
          </Fragment>,
          <Scene key="picture" img={words.img} site={site} />,
          ...words.checks.map((check) => (
            <a
              key={check.id}
              className={cn('ui-fitting-check', pressable)}
              data-topic={check.topic}
              href={withProductSlug(check.page, site)}
            >
              <span>
                <b>{check.name}</b>
                <span>{agesOf(check)}</span>
              </span>
              <Icon name="arrow-right" size={20} />
            </a>
          )),
          <p key="unsure" className="ui-quiet mt-4">
            {words.unsure.question}{' '}
            <a href={words.unsure.page}>
              {words.unsure.link.replace('{replyWithin}', String(site.contact.replyWithinHours))}
            </a>
          </p>,
        ]}
      />
    </Section>
  );
}

/** The ages of a check, and what there is at ages its questionnaire leaves out. */
function agesOf({ ages, questionnaire }: AgeFinderCheck): string {
  if (!questionnaire) return ages;
  const { from, to } = questionnaire;
  return `${ages}. ${words.readAndGetHelp.replace('{from}', String(from)).replace('{to}', String(to))}`;
}
