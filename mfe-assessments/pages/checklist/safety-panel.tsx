import type { PageProps } from '@site/kit/remote/define-remote.ts';
import type { ChecklistLanguage } from '../../content/checklists/checklist-path.ts';
import type { DangerId, Said } from '../../content/checklists/checklist-schema.ts';
import {
  checklistWords,
  dangerWords,
  helplineWords,
} from '../../content/checklists/checklist-words.ts';

const words = checklistWords.numbers;

type SafetyPanelProps = {
  dangers: readonly DangerId[];
  language: ChecklistLanguage;
  say: (said: Said) => string;
} & Pick<PageProps, 'site'>;

/** What cannot wait for the visit, and whom to call. */
export function SafetyPanel({ dangers, language, site, say }: SafetyPanelProps) {
  return (
    <section className="ui-checklist-safety">
      {dangers.map((danger) => (
        <p key={danger}>{say(dangerWords[danger])}</p>
      ))}
      <h2>{say(words.heading)}</h2>
      <ul className="ui-checklist-numbers">
        {site.helplines.map(({ number, name, about }) => {
          const said = helplineWords[number];
          return (
            <li key={number}>
              <a href={`tel:${number}`}>{number}</a>{' '}
              {said ? <span>{say(said)}</span> : <span lang="en">{`${name}: ${about}`}</span>}
            </li>
          );
        })}
        <li>
          <a href={site.contact.phoneLink}>{site.contact.phone}</a>{' '}
          <span>
            {say(words.clinic)}{' '}
            <span lang={language === 'en' ? undefined : 'en'}>({site.contact.hours})</span>
          </span>
        </li>
      </ul>
    </section>
  );
}
