import { pageHead } from '@site/kit/ui/page-head.ts';
import type { Page, PageProps } from '@site/kit/remote/define-remote.ts';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { pageGrid, sectionRoom } from '@site/kit/ui/section.tsx';
import { nonBreakingUnits } from '@site/kit/ui/non-breaking-units.ts';
import {
  type ChecklistLanguage,
  checklistLanguages,
  checklistPath,
  parseLanguage,
  categoryPath,
  conditionPath,
} from '../../content/paths.ts';
import type { Checklist, Translation } from '../../content/checklists/checklist-schema.ts';
import { helplineRoles } from '@site/kit/ui/care-calls.tsx';
import { checklistWords as words, checklistWords } from '../../content/page-words.ts';
import { Trail } from '../trail.tsx';
import { ChecklistFoot, ChecklistStory, SafetyPanel } from './sheet-sections.tsx';
import { SheetHeading, sheetHeading, sheetText, TickBox, WriteLine } from './sheet-parts.tsx';
import type { Head } from '@site/kit/remote/contract.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { Crumb } from '@site/kit/ui/breadcrumbs.tsx';
import { medicalWebPage } from '../medical/medical-web-page.ts';

const sidePadding = cn(pageGrid, 'print:max-w-none print:p-0');

/** Font sizes at which each language fits on one sheet. The answer fields share the remaining space. */
const sizeOnPaper = {
  en: 'print:text-[9.8pt] print:leading-[1.32]',
  hi: 'print:text-[9.2pt]',
  kn: 'print:text-[8.4pt]',
} as const;

/** Creates the pages of a condition's checklist, one per language. */
export function checklistPage(checklist: Checklist): Page {
  // An unsupported language shows the English checklist, with status 404.
  const languageFor = (params: PageProps['params']) => parseLanguage(params['*']) ?? 'en';
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

/** A checklist to fill in on paper or a phone. There is no form element, so nothing entered can be submitted. */
function ChecklistPage({ checklist, language, site }: ChecklistPageProps) {
  const { name, topic, signs, signsHeading, questions, dangers } = checklist;
  const translate = (text: Translation) =>
    nonBreakingUnits(withSiteFacts(text[language], site))
      .replaceAll('{emergency}', helplineRoles.emergency)
      .replaceAll('{support}', helplineRoles.support);
  return (
    <>
      <section className="print:[page:checklist]" data-ground="tint" data-topic={topic}>
        <div className={sidePadding}>
          <div className="print:hidden" lang={language}>
            <Trail of={checklistTrail(checklist, language)} site={site} />
          </div>
          <div
            className={cn(
              sheetText(language),
              'grid justify-items-start gap-4 pt-4 pb-8 print:gap-[0.5mm] print:p-0',
            )}
            lang={language}
          >
            <h1 className={cn(sheetHeading, 'print:mb-[1mm] print:text-[15pt]')}>
              <span className="block text-20 text-hue-text print:mr-[0.4em] print:inline print:font-normal print:text-[length:inherit] print:text-inherit">
                {translate(words.title)}
              </span>{' '}
              {translate(name)}
            </h1>
            <TranslationNote readBy={checklist.readBy} language={language} />
            <p className="max-w-lead text-18 text-quiet print:hidden">{translate(words.howTo)}</p>
            <Languages checklist={checklist} language={language} />
            <a href={conditionPath(checklist)} className="print:hidden">
              {translate(words.readAll)}
            </a>
          </div>
        </div>
      </section>
      <section
        className={cn('relative', sectionRoom.tight, 'print:py-0 print:[page:checklist]')}
        data-topic={topic}
      >
        <div className={sidePadding}>
          <article
            className={cn(
              sheetText(language),
              sizeOnPaper[language],
              'grid max-w-[860px] grid-cols-1 gap-7 wrap-anywhere print:min-h-[248mm] print:max-w-none print:grid-rows-[repeat(5,auto)_1fr_auto] print:gap-[2.2mm] print:text-[black]',
            )}
            lang={language}
          >
            <div className="grid gap-x-5 gap-y-3 md:grid-cols-[1fr_110px_180px] print:grid-cols-[1fr_28mm_44mm] print:gap-[5mm]">
              <WriteLine label={translate(words.child.name)} />
              <WriteLine label={translate(words.child.age)} />
              <WriteLine label={translate(words.child.date)} />
            </div>
            <p className="max-w-none rounded-input bg-hue-100 px-4 py-3 font-semibold print:break-inside-avoid print:border-[0.3mm] print:border-[black] print:bg-transparent print:px-[2.5mm] print:py-[1.2mm]">
              {translate(words.notDiagnosis)}
            </p>
            <section>
              <SheetHeading>{translate(signsHeading ?? words.signs)}</SheetHeading>
              <ul className="grid gap-x-7 lg:grid-cols-[1fr_1fr] print:block print:columns-2 print:gap-x-[6mm]">
                {signs.map((sign) => (
                  <li key={sign.en}>
                    <TickBox label={translate(sign)} />
                  </li>
                ))}
              </ul>
            </section>
            <SafetyPanel dangers={dangers} site={site} translate={translate} />
            <ChecklistStory tell={checklist.tell} translate={translate} />
            <section className="print:flex print:flex-col">
              <SheetHeading>{translate(words.questions)}</SheetHeading>
              <ol className="mb-3.5 list-decimal pl-[1.4em] print:mb-[1mm] print:columns-2 print:gap-x-[6mm]">
                {questions.map((question) => (
                  <li key={question.en} className="py-1 print:py-[0.3mm]">
                    {translate(question)}
                  </li>
                ))}
              </ol>
              <WriteLine label={translate(words.answers)} rows={3} />
            </section>
            <ChecklistFoot
              checklist={checklist}
              language={language}
              site={site}
              translate={translate}
            />
          </article>
        </div>
      </section>
    </>
  );
}

/** Links to the checklist's translations. */
function Languages({ checklist, language }: Omit<ChecklistPageProps, 'site'>) {
  return (
    <nav className="flex flex-wrap gap-2 print:hidden" aria-label={words.languages.label[language]}>
      {checklistLanguages.map((other) => (
        <a
          key={other}
          href={checklistPath(checklist, other)}
          lang={other}
          hrefLang={other}
          aria-current={other === language ? 'page' : undefined}
          className={cn(
            sheetText(other),
            'rounded-pill border px-4 py-2 font-semibold text-hue-text no-underline',
            other === language ? 'border-hue-ui bg-hue-200' : 'border-hue-200 bg-surface',
          )}
        >
          {words.languages.names[other]}
        </a>
      ))}
    </nav>
  );
}

/** Returns the breadcrumbs, in the checklist's own language. */
function checklistTrail(checklist: Checklist, language: ChecklistLanguage): readonly Crumb[] {
  const { home, topics } = words.trail;
  const { topic, name } = checklist;
  return [
    { label: home[language], href: '/' },
    { label: topics[topic][language], href: categoryPath(topic) },
    { label: name[language], href: conditionPath(checklist) },
    { label: words.title[language], href: checklistPath(checklist, language) },
  ];
}

/** Returns the head, in the checklist's own language. */
function checklistHead(checklist: Checklist, language: ChecklistLanguage, site: SiteConfig): Head {
  const { name, ages, lastChangedOn } = checklist;
  const fill = (text: string) => text.replaceAll('{name}', name[language]);
  const head = {
    title: fill(words.head.title[language]),
    description: fill(words.head.description[language]),
  };
  return pageHead({ head, picture: words.picture }, site, {
    trail: checklistTrail(checklist, language),
    type: 'article',
    jsonLd: [
      {
        ...medicalWebPage({ about: [{ '@type': 'MedicalCondition', name: name.en }], ages }),
        inLanguage: language,
        dateModified: lastChangedOn,
      },
    ],
  });
}

type TranslationNoteProps = Pick<Checklist, 'readBy'> & { language: ChecklistLanguage };

/** Says that no native speaker has reviewed the translation. Renders nothing once that is done. */
function TranslationNote({ readBy, language }: TranslationNoteProps) {
  if (language === 'en' || readBy[language] !== null) return null;
  const { own, english } = checklistWords.awaitsNativeReader[language];
  return (
    <p className="rounded-input border border-dashed border-line-strong bg-surface px-3.5 py-2.5 print:mb-[1.5mm] print:max-w-none print:border-0 print:bg-transparent print:p-0 print:text-[8pt] print:leading-[1.3]">
      {own} <span lang="en">{english}</span>
    </p>
  );
}
