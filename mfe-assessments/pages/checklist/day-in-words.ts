import { longDate } from '@site/kit/ui/long-date.ts';
import type { ChecklistLanguage } from '../../content/checklists/checklist-path.ts';

const months = {
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  kn: 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್',
} as const;

/** A day such as `2026-11-22` in full: "22 November 2026", "22 नवंबर 2026", "22 ನವೆಂಬರ್ 2026". */
export function dayInWords(day: string, language: ChecklistLanguage): string {
  const moment = new Date(day);
  if (language === 'en') return longDate(moment, { isDay: true });
  const month = months[language].split(' ')[moment.getUTCMonth()];
  return `${moment.getUTCDate()} ${month} ${moment.getUTCFullYear()}`;
}
