import { type Page, type PageProps } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { withUnitsKept } from '@site/kit/ui/with-units-kept.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { sectionRoom } from '@site/kit/ui/section.tsx';
import {
  type ChecklistLanguage,
  checklistLanguages,
  checklistPath,
  languageOf,
} from '../../content/checklists/checklist-path.ts';
import type { Checklist, Said } from '../../content/checklists/checklist-schema.ts';
import {
  checklistWords as words,
  helplineRoles,
} from '../../content/checklists/checklist-words.ts';
import { conditionPath } from '../../content/condition-path.ts';
import { Trail } from '../trail.tsx';
import { checklistHead, checklistTrail } from './checklist-head.ts';
import { ChecklistFoot } from './checklist-foot.tsx';
import { ChecklistStory } from './checklist-story.tsx';
import { SafetyPanel } from './safety-panel.tsx';
import { TickBox } from './tick-box.tsx';
import { TranslationNote } from './translation-note.tsx';
import { WriteLine } from './write-line.tsx';

/** Makes the pages of a condition's checklist, one a language, from its content. */
export function checklistPage(checklist: Checklist): Page {
  // An address with another language shows the English sheet; the server says that there is no such page.
  const languageFor = (params: PageProps['params']) => languageOf(params['*']) ?? 'en';
  return {
    render: ({ site, params }: PageProps) => (
      <ChecklistPage checklist={checklist} language={languageFor(params)} site={site} />
    ),
    head: ({ site, params }) => checklistHead(checklist, languageFor(params), site),
  };
}

type ChecklistPageProps = {
  checklist: Checklist;
  language: ChecklistLanguage;
} & Pick<PageProps, 'site'>;

/**
 * One sheet to fill in on paper or on a phone. What is ticked and written stays in the fields: there is
 * no form around them, so nothing can be sent.
 */
function ChecklistPage({ checklist, language, site }: ChecklistPageProps) {
  const { name, topic, signs, signsHeading, questions, dangers } = checklist;
  const say = (said: Said) =>
    withUnitsKept(withSiteFacts(said[language], site))
      .replaceAll('{emergency}', helplineRoles.emergency)
      .replaceAll('{support}', helplineRoles.support);
  return (
    <>
      <section className="ui-on-paper" data-ground="tint" data-topic={topic}>
        <div className="ui-container">
          <Trail of={checklistTrail(checklist, language)} site={site} />
          <div className="ui-checklist-top" lang={language}>
            <h1>
              <span>{say(words.title)}</span> {say(name)}
            </h1>
            <TranslationNote readBy={checklist.readBy} language={language} />
            <p className="ui-lead">{say(words.howTo)}</p>
            <Languages checklist={checklist} language={language} />
            <a href={conditionPath(checklist)}>{say(words.readAll)}</a>
          </div>
        </div>
      </section>
      <section className={cn('ui-on-paper relative', sectionRoom.tight)} data-topic={topic}>
        <div className="ui-container">
          <article className="ui-checklist" lang={language}>
            <div className="ui-checklist-child">
              <WriteLine label={say(words.child.name)} />
              <WriteLine label={say(words.child.age)} />
              <WriteLine label={say(words.child.date)} />
            </div>
            <p className="ui-not-diagnosis">{say(words.notDiagnosis)}</p>
            <section>
              <h2>{say(signsHeading ?? words.signs)}</h2>
              <ul className="ui-tick-boxes">
                {signs.map((sign) => (
                  <li key={sign.en}>
                    <TickBox label={say(sign)} />
                  </li>
                ))}
              </ul>
            </section>
            <SafetyPanel dangers={dangers} language={language} site={site} say={say} />
            <ChecklistStory tell={checklist.tell} say={say} />
            <section className="ui-checklist-questions">
              <h2>{say(words.questions)}</h2>
              <ol>
                {questions.map((question) => (
                  <li key={question.en}>{say(question)}</li>
                ))}
              </ol>
              <WriteLine label={say(words.answers)} rows={3} />
            </section>
            <ChecklistFoot checklist={checklist} language={language} site={site} say={say} />
          </article>
        </div>
      </section>
    </>
  );
}

/** The same sheet in the other languages, each named in its own. */
function Languages({ checklist, language }: Omit<ChecklistPageProps, 'site'>) {
  return (
    <nav className="ui-languages" aria-label={words.languages.label[language]}>
      {checklistLanguages.map((other) => (
        <a
          key={other}
          href={checklistPath(checklist, other)}
          lang={other}
          hrefLang={other}
          aria-current={other === language ? 'page' : undefined}
        >
          {words.languages.names[other]}
        </a>
      ))}
    </nav>
  );
}
