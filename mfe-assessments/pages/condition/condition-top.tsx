import { DangerStrip } from '@site/kit/ui/danger-strip.tsx';
import { CitedText } from '../medical/cited-text.tsx';
import { FactList } from '../medical/fact-list.tsx';
import { TopBand } from '../top-band.tsx';
import { MANY_AGES } from '../age-choice.tsx';
import { Trail, conditionTrail } from '../trail.tsx';
import { useCondition } from './condition-context.ts';
import { Brief } from '@site/kit/ui/brief.tsx';
import { callsTo } from '@site/kit/ui/care-calls.tsx';
import { cn } from '@site/kit/ui/cn.ts';
import {
  conditionPageWords as words,
  medicalPageWords,
  assessmentWords,
} from '../../content/page-words.ts';
import { Icon } from '@site/kit/ui/icon.tsx';
import { JumpLink, JumpNav } from '../jump-nav.tsx';
import { ESSENTIALS } from './essentials.tsx';
import { ButtonLink } from '@site/kit/ui/button-link.tsx';
import { Note } from '@site/kit/ui/note.tsx';
import { assessmentLink } from '../../content/paths.ts';
import { Amount, OfferPanel, Price, formatRupees } from '../offer-panel.tsx';
import { AgeSelector } from './age-selector.tsx';

/** The top band: lead, facts and first step. */
export function ConditionTop() {
  const { site, condition } = useCondition();
  const { name, picture, topic, chip, lead, facts, ageBands, warnsOfSuicide } = condition;
  return (
    <TopBand
      site={site}
      topic={topic}
      trail={<Trail of={conditionTrail(condition)} site={site} />}
      chip={chip}
      name={name.short}
      heading={name.full}
      warning={
        warnsOfSuicide && (
          <DangerStrip
            of="suicide"
            site={site}
            className="mb-3.5 print:in-data-condition:mb-[2mm]"
          />
        )
      }
      lead={<CitedText of={lead} />}
      words={
        <>
          <InBrief />
          <FactList facts={facts} />
          <JumpLinks />
        </>
      }
      picture={picture}
      tallPanel={ageBands.length >= MANY_AGES}
    >
      <PricePanel />
    </TopBand>
  );
}

/** Returns the numbers to call first, today and in an emergency. */
function useFirstCalls() {
  const { site, condition } = useCondition();
  const { urgent, emergency } = condition.care;
  const numbers = [urgent, emergency].flatMap(({ helplines = [] }) => helplines.slice(0, 1));
  return callsTo(numbers, site.helplines);
}

/** Whom to call, what the signs are, whether it passes, what to do today, and who helps free of charge. */
function InBrief() {
  const { condition } = useCondition();
  const calls = useFirstCalls();
  return (
    <Brief
      className={cn(
        'mb-3 md:mb-4 lg:col-span-2 xl:mb-5 print:in-data-condition:mb-[2mm] print:in-data-condition:border-0 print:in-data-condition:p-0',
        !condition.warnsOfSuicide && 'pt-1',
      )}
      answers={(['signs', 'today', 'freeHelp', 'outlook'] as const).map((part) => ({
        label: words(`brief.${part}`),
        text: <CitedText of={condition.brief[part]} />,
      }))}
    >
      {/* The suicide strip already has these numbers. */}
      {!condition.warnsOfSuicide && (
        <ul className="mb-1.5 flex flex-wrap gap-x-3 border-b border-line pb-1 md:gap-x-5 print:hidden">
          {calls.map(({ number, name }) => (
            <li key={number}>
              <a
                className="inline-flex min-h-11 items-center gap-1.5 md:gap-2"
                href={`tel:${number}`}
              >
                <b className="font-head text-18 md:text-20">{number}</b> {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Brief>
  );
}

/** Hashes of tabs, or ids of sections. */
const jumps = ['help', 'signs', 'causes', 'diagnosis', 'treatment'];

/** Links to the most-read parts of the page. */
function JumpLinks() {
  return (
    <JumpNav id="on-this-page" label={medicalPageWords('onThisPage')} place="words">
      {jumps.map((to) => (
        <JumpLink key={to} href={`#${to}`}>
          {words(`jumps.${to}`)}
        </JumpLink>
      ))}
      <JumpLink href={`#${ESSENTIALS}`}>
        <Icon name="printer" size={20} className="-mt-0.5 mr-0.5 inline-block" />{' '}
        {words('essentials.print')}
      </JumpLink>
    </JumpNav>
  );
}

/** Shows the assessment's price, its ages, the first step, and a note that the assessment is not a diagnosis. */
function PricePanel() {
  const { site, condition, fill } = useCondition();
  return (
    <OfferPanel>
      <Price>
        <Amount>{formatRupees(site.prices[condition.priceKey])}</Amount>
        <span className="text-quiet">{fill(condition.priceNote)}</span>
      </Price>
      <AgeSelector />
      <div className="grid lg:max-xl:col-start-2 lg:max-xl:row-start-1 lg:max-xl:self-start print:hidden">
        <ButtonLink
          href={assessmentLink(site, condition.slug)}
          external
          wide
          describedBy="screening-note"
        >
          {assessmentWords('start')}
        </ButtonLink>
      </div>
      <Note icon="info" id="screening-note" className="lg:max-xl:col-start-2 lg:max-xl:row-start-2">
        <CitedText of={condition.screeningNote} /> {assessmentWords('startNote')}
        {condition.reviewedBy === null && ` ${assessmentWords('notReviewed')}`}
      </Note>
    </OfferPanel>
  );
}
