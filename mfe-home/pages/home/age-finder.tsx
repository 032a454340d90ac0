import { Fragment } from 'react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { Island } from '@site/kit/islands/island.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { Section } from '@site/kit/ui/section.tsx';
import { pressable } from '@site/kit/ui/card-look.ts';
import document from '../../content/age-finder.yaml';
import type { AgeFinderCheck, AgeFinderWords } from '../../content/home-schemas.ts';
import { fittingChecks } from './fitting-checks.island.tsx';
import { ContentPicture } from '@site/kit/ui/content-picture.tsx';

const words = contentOf<AgeFinderWords>(document);

/** Lets a parent choose a child's age, and shows the checks for that age. */
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
            <p className="text-quiet">{words.lead}</p>
          </Fragment>,
          <ContentPicture key="picture" picture={words.img} site={site} />,
          ...words.checks.map((check) => (
            <a
              key={check.id}
              className={cn(
                pressable,
                'flex h-full min-h-16 items-center justify-between gap-3 rounded-button border border-l-6 border-line border-l-hue bg-surface p-2.5 leading-[1.35] text-ink-quiet no-underline hover:text-ink md:px-4',
              )}
              data-topic={check.topic}
              href={withProductSlug(check.page, site)}
            >
              <span>
                <b className="block font-head text-18 leading-tight font-semibold text-ink">
                  {check.name}
                </b>
                <span>{agesOf(check)}</span>
              </span>
              <Icon name="arrow-right" className="size-5 text-hue-text max-md:hidden" />
            </a>
          )),
          <p key="unsure" className="mt-4 text-quiet">
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

/** Returns a check's age range, with a note on the ages that its questionnaire doesn't cover. */
function agesOf({ ages, questionnaire }: AgeFinderCheck): string {
  if (!questionnaire) return ages;
  const { from, to } = questionnaire;
  return `${ages}. ${words.readAndGetHelp.replace('{from}', String(from)).replace('{to}', String(to))}`;
}
