import type { PageProps } from '@site/kit/remote/define-remote.ts';
import { type ChecklistLanguage, conditionPath } from '../../content/paths.ts';
import type { Checklist, Translation } from '../../content/checklists/checklist-schema.ts';
import { checklistWords } from '../../content/checklists/checklist-words.ts';
import { longDate } from '@site/kit/ui/long-date.ts';

const words = checklistWords.foot;

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
          ? translate(words.reviewed).replace(
              '{reviewer}',
              `${reviewedBy.name}, ${reviewedBy.qualification}`,
            )
          : translate(words.awaitsClinician)}{' '}
        {translate(words.changed).replace('{date}', formatDay(lastChangedOn, language))}
      </p>
      <p>{translate(words.sources).replace('{address}', address)}</p>
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
