import { defineIsland, type IslandProps } from '@site/kit/islands/define-island.ts';
import { StaticHtml } from '@site/kit/islands/static-html.tsx';
import { usePageContext } from '@site/kit/islands/page-context.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import { toastMs } from '@site/kit/ui/toast.tsx';
import { contactPageFields } from '@site/kit/api/contact-message.ts';
import { indianMobilePattern } from '@site/kit/api/indian-mobile.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { useHydrated } from '@site/kit/ui/use-hydrated.ts';
import { textButton } from '@site/kit/ui/button-look.ts';
import { cn } from '@site/kit/ui/cn.ts';
import { Note } from '@site/kit/ui/note.tsx';
import type { ContactFormWords } from '../../content/page-schemas.ts';
import contactForm from '../../content/contact-form.yaml';
import type { FormDraft, DraftState } from '../../form/form-draft.ts';
import { formBox } from '../../form/form-parts.tsx';
import { type FormDescription, PageForm, type PageFormProps } from '../../form/page-form.tsx';
import { useFormDraft } from '../../form/use-form.ts';
import { chosenDoctorLine, type ContactDraftField, pageDraft } from './contact-draft.ts';

const words = contentOf<ContactFormWords>(contactForm);

const names = fieldNames(contactPageFields);

type ContactFormField = (typeof names)[number];

const description: FormDescription<ContactFormField> = {
  fields: contactPageFields,
  words,
  postedValues: { form: 'page' },
  patterns: { phoneNumber: indianMobilePattern },
  validation: 'form',
  rows: 5,
  toastMs: toastMs.short,
  helper: (state) => missingLine(state, words),
};

/** The form's id, which the choice of a doctor links to. */
export const CONTACT_FORM_ID = 'send-a-message';

export function ContactForm(props: PageFormProps<ContactDraftField>) {
  return (
    <PageForm {...props} description={description} id={CONTACT_FORM_ID} className={formBox}>
      <ChosenDoctor draft={props.draft} />
    </PageForm>
  );
}

/** What the message will say about the chosen doctor. */
function ChosenDoctor({ draft }: { draft: FormDraft<ContactDraftField> }) {
  const live = useHydrated();
  const { values, phase } = useFormDraft(draft);
  const sending = phase === 'sending';
  const chosen = live ? chosenDoctorLine(values) : '';
  if (chosen === '') return null;
  return (
    <Note as="div" icon="info" tone="teal">
      <div className="grid grid-cols-1 gap-2">
        <p>
          {words.chosen.lead} <b>{chosen}</b>
        </p>
        <button
          type="button"
          className={cn(textButton, 'justify-self-start')}
          aria-disabled={sending || undefined}
          onClick={() => {
            if (sending) return;
            draft.edit({ speciality: '', doctor: '' });
            document.getElementById('message')?.focus();
          }}
        >
          {words.chosen.leaveOut}
        </button>
      </div>
    </Note>
  );
}

/** Returns a line about missing or invalid input, or one that says that the message is ready. */
export function missingLine(
  { values, errors }: Pick<DraftState<ContactFormField>, 'values' | 'errors'>,
  { helper, fields }: Pick<ContactFormWords, 'helper' | 'fields'>,
): string {
  const wrong = names.filter((field) => errors[field] !== undefined);
  const [missing, invalid] = [
    wrong.filter((field) => values[field].trim() === ''),
    wrong.filter((field) => values[field].trim() !== ''),
  ];
  const list = (listed: readonly ContactFormField[]) =>
    joinList(
      listed.map((field) => fields[field].name),
      helper.and,
    );
  const sentences = [
    ...(missing.length > 0 ? [helper.missing.replace('{fields}', list(missing))] : []),
    ...(invalid.length > 0 ? [helper.invalid.replace('{fields}', list(invalid))] : []),
  ];
  return sentences.join(' ') || helper.ready;
}

/**
 * Formats `a`, `a and b`, `a, b and c`. Doesn't use `Intl`, because servers and browsers differ in their data for
 * en-IN.
 */
function joinList(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  const others = items.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${and} ${last}`;
}

/** The contact page's form. Static parts: the content above its fields, and the privacy notice. */
export const contactFormIsland = defineIsland('contact-form', PlacedContactForm);

function PlacedContactForm({ staticParts: [intro, notice] }: IslandProps<object>) {
  const { site, notify, setTitlePrefix } = usePageContext();
  return (
    <ContactForm
      site={site}
      notify={notify}
      setTitlePrefix={setTitlePrefix}
      draft={pageDraft}
      intro={<StaticHtml of={intro} className="grid gap-2" />}
      notice={<StaticHtml of={notice} />}
    />
  );
}
