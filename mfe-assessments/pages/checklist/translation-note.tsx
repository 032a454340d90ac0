import type { ChecklistLanguage } from '../../content/checklists/checklist-path.ts';
import type { Checklist } from '../../content/checklists/checklist-schema.ts';
import { checklistWords } from '../../content/checklists/checklist-words.ts';

type TranslationNoteProps = Pick<Checklist, 'readBy'> & { language: ChecklistLanguage };

/** That nobody who grew up with the language has read this translation yet; nothing once somebody has. */
export function TranslationNote({ readBy, language }: TranslationNoteProps) {
  if (language === 'en' || readBy[language] !== null) return null;
  const { own, english } = checklistWords.awaitsNativeReader[language];
  return (
    <p className="rounded-input border border-dashed border-line-strong bg-surface px-3.5 py-2.5 print:mb-[1.5mm] print:max-w-none print:border-0 print:bg-transparent print:p-0 print:text-[8pt] print:leading-[1.3]">
      {own} <span lang="en">{english}</span>
    </p>
  );
}
