import type { Said } from '../../content/checklists/checklist-schema.ts';
import { checklistWords } from '../../content/checklists/checklist-words.ts';
import { TickBox } from './tick-box.tsx';
import { WriteLine } from './write-line.tsx';

const words = checklistWords.story;

type ChecklistStoryProps = {
  /** What the doctor needs to know of this condition besides. */
  tell: Said;
  say: (said: Said) => string;
};

/** What a doctor asks of every sign: since when, where, how often, what helps. */
export function ChecklistStory({ tell, say }: ChecklistStoryProps) {
  return (
    <section className="ui-checklist-story">
      <h2>{say(words.heading)}</h2>
      <WriteLine label={say(words.since)} />
      <Choices question={words.where} choices={words.places} say={say} />
      <Choices question={words.howOften} choices={words.often} say={say} />
      <div className="ui-checklist-lines">
        {words.lines.map((line) => (
          <WriteLine key={line.en} label={say(line)} />
        ))}
      </div>
      <p className="ui-checklist-also">
        <b>{say(words.tell)}:</b> {say(tell)}
      </p>
    </section>
  );
}

type ChoicesProps = {
  question: Said;
  choices: readonly Said[];
} & Pick<ChecklistStoryProps, 'say'>;

/** More than one may be ticked: a child may do this at home and at school. */
function Choices({ question, choices, say }: ChoicesProps) {
  return (
    <fieldset className="ui-checklist-choices">
      <legend>{say(question)}</legend>
      <div>
        {choices.map((choice) => (
          <TickBox key={choice.en} label={say(choice)} />
        ))}
      </div>
    </fieldset>
  );
}
