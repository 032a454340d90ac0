import type { PageProps } from '@site/kit/remote/define-remote.ts';
import type { DangerId, Translation } from '../../content/checklists/checklist-schema.ts';
import { checklistWords } from '../../content/checklists/checklist-words.ts';
import { SheetHeading } from './sheet-parts.tsx';

const words = checklistWords.numbers;

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
          {translate(checklistWords.dangers[danger])}
        </p>
      ))}
      <SheetHeading className="mb-2 print:hidden">{translate(words.heading)}</SheetHeading>
      <ul className="grid gap-x-6 gap-y-1 lg:grid-cols-[1fr_1fr] print:grid-cols-[auto_auto] print:gap-x-[6mm] print:gap-y-0">
        {site.helplines.map(({ number, name, about }) => {
          const text = checklistWords.helplines[number];
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
            {translate(words.clinic)} (
            {translate(words.open)
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
