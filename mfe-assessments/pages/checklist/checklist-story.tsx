import type { Translation } from '../../content/checklists/checklist-schema.ts';
import { checklistWords } from '../../content/checklists/checklist-words.ts';
import { SheetHeading, TickBox, WriteLine } from './sheet-parts.tsx';

const words = checklistWords.story;

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
      <SheetHeading className="mb-2 print:mb-0">{translate(words.heading)}</SheetHeading>
      <WriteLine label={translate(words.since)} />
      <Choices question={words.where} choices={words.places} translate={translate} />
      <Choices question={words.howOften} choices={words.often} translate={translate} />
      <div className="grid gap-x-6 gap-y-3.5 lg:grid-cols-[1fr_1fr] print:grid-cols-[1fr_1fr] print:gap-x-[6mm] print:gap-y-0">
        {words.lines.map((line) => (
          <WriteLine key={line.en} label={translate(line)} />
        ))}
      </div>
      <p className="max-w-none border-l-4 border-hue bg-surface px-4 py-3 print:mt-[1.5mm] print:border-l-[0.6mm] print:border-[black] print:bg-transparent print:p-0 print:pl-[2mm]">
        <b>{translate(words.tell)}:</b> {translate(tell)}
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
