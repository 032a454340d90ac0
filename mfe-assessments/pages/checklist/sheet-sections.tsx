import type {
  Translation,
  DangerId,
  Checklist,
} from '../../content/checklists/checklist-schema.ts';
import { SheetHeading, TickBox, WriteLine } from './sheet-parts.tsx';
import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { type ChecklistLanguage, conditionPath } from '../../content/paths.ts';
import { checklistWords as words } from '../../content/page-words.ts';
import { longDate } from '@site/kit/ui/long-date.ts';

type ChecklistStoryProps = {
  /** Anything else to tell the doctor about this condition. */
  tell: Translation;
  translate: (text: Translation) => string;
};

/** The questions that a doctor asks about every sign: since when, where, how often, what helps. */
export function ChecklistStory({ tell, translate }: ChecklistStoryProps) {
  return (
    // In print, the questions "since when" and "where" share a row.
    <section className="grid gap-3.5 print:grid-cols-[1fr_max-content] print:gap-x-[6mm] print:gap-y-[0.6mm] print:*:first:col-span-full print:*:nth-3:self-end print:*:nth-[n+4]:col-span-full">
      <SheetHeading className="mb-2 print:mb-0">{translate(words.story.heading)}</SheetHeading>
      <WriteLine label={translate(words.story.since)} />
      <Choices question={words.story.where} choices={words.story.places} translate={translate} />
      <Choices question={words.story.howOften} choices={words.story.often} translate={translate} />
      <div className="grid gap-x-6 gap-y-3.5 lg:grid-cols-[1fr_1fr] print:grid-cols-[1fr_1fr] print:gap-x-[6mm] print:gap-y-0">
        {words.story.lines.map((line) => (
          <WriteLine key={line.en} label={translate(line)} />
        ))}
      </div>
      <p className="max-w-none border-l-4 border-hue bg-surface px-4 py-3 print:mt-[1.5mm] print:border-l-[0.6mm] print:border-[black] print:bg-transparent print:p-0 print:pl-[2mm]">
        <b>{translate(words.story.tell)}:</b> {translate(tell)}
      </p>
    </section>
  );
}

type ChoicesProps = {
  question: Translation;
  choices: readonly Translation[];
} & Pick<ChecklistStoryProps, 'translate'>;

/** Checkboxes rather than radio buttons, because several choices may apply, such as at home and at school. */
function Choices({ question, choices, translate }: ChoicesProps) {
  return (
    <fieldset className="print:flex print:items-baseline print:gap-[3mm]">
      <legend className="font-semibold print:float-left print:p-0 print:whitespace-nowrap">
        {translate(question)}
      </legend>
      <div className="flex flex-wrap gap-x-7 print:gap-x-[4mm]">
        {choices.map((choice) => (
          <TickBox key={choice.en} label={translate(choice)} />
        ))}
      </div>
    </fieldset>
  );
}

const numberClass = 'inline-block max-w-full py-2 font-bold print:p-0';

type SafetyPanelProps = {
  dangers: readonly DangerId[];
  translate: (text: Translation) => string;
} & Pick<PageProps, 'site'>;

/** Lists the dangers that can't wait for the appointment, and whom to call. */
export function SafetyPanel({ dangers, site, translate }: SafetyPanelProps) {
  return (
    <section className="rounded-card border-2 border-coral-600 bg-coral-100 px-5 pt-4 pb-4.5 print:break-inside-avoid print:rounded-[2mm] print:border-[0.5mm] print:border-[black] print:bg-transparent print:px-[2.5mm] print:py-[1.6mm]">
      {dangers.map((danger) => (
        <p key={danger} className="mb-3 max-w-none font-semibold print:mb-[1mm]">
          {translate(words.dangers[danger])}
        </p>
      ))}
      <SheetHeading className="mb-2 print:hidden">{translate(words.numbers.heading)}</SheetHeading>
      <ul className="grid gap-x-6 gap-y-1 lg:grid-cols-[1fr_1fr] print:grid-cols-[auto_auto] print:gap-x-[6mm] print:gap-y-0">
        {site.helplines.map(({ number, name, about }) => {
          const text = words.helplines[number];
          return (
            <li key={number}>
              <a href={`tel:${number}`} className={numberClass}>
                {number}
              </a>{' '}
              {text ? <span>{translate(text)}</span> : <span lang="en">{`${name}: ${about}`}</span>}
            </li>
          );
        })}
        <li>
          <a href={site.contact.phoneLink} className={numberClass}>
            {site.contact.phone}
          </a>{' '}
          <span>
            {translate(words.numbers.clinic)} (
            {translate(words.numbers.open)
              .replace('{opens}', twelveHours(site.contact.opensAt))
              .replace('{closes}', twelveHours(site.contact.closesAt))}
            )
          </span>
        </li>
      </ul>
    </section>
  );
}

/** Formats `20:00` as `8`, and `10:30` as `10:30`. */
function twelveHours(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return minutes === 0 ? `${hour}` : `${hour}:${String(minutes).padStart(2, '0')}`;
}

type ChecklistFootProps = {
  checklist: Checklist;
  language: ChecklistLanguage;
  translate: (text: Translation) => string;
} & Pick<PageProps, 'site'>;

/** The checklist's reviewer and sources. */
export function ChecklistFoot({ checklist, language, site, translate }: ChecklistFootProps) {
  const { reviewedBy, lastChangedOn } = checklist;
  const address = `${site.siteUrl.replace('https://', '')}${conditionPath(checklist)}`;
  return (
    <footer className="grid gap-1.5 text-ink-quiet *:max-w-none print:flex print:flex-wrap print:gap-x-[4mm] print:gap-y-0 print:text-[0.86em] print:text-[black]">
      <p>
        {reviewedBy
          ? translate(words.foot.reviewed).replace(
              '{reviewer}',
              `${reviewedBy.name}, ${reviewedBy.qualification}`,
            )
          : translate(words.foot.awaitsClinician)}{' '}
        {translate(words.foot.changed).replace('{date}', formatDay(lastChangedOn, language))}
      </p>
      <p>{translate(words.foot.sources).replace('{address}', address)}</p>
    </footer>
  );
}

const months = {
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  kn: 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್',
} as const;

/** Formats `2026-11-22` in full: "22 November 2026", "22 नवंबर 2026", "22 ನವೆಂಬರ್ 2026". */
export function formatDay(day: string, language: ChecklistLanguage): string {
  const moment = new Date(day);
  if (language === 'en') return longDate(moment, { isDay: true });
  const month = months[language].split(' ')[moment.getUTCMonth()];
  return `${moment.getUTCDate()} ${month} ${moment.getUTCFullYear()}`;
}
