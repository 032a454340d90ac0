import { keptInTab } from '../../form/kept-in-tab.ts';
import { contactFormDraft } from './contact-form-draft.ts';

/**
 * What the visitor has typed and chosen on the contact page; kept while the page lives and over a reload. The form and the
 * choice of a doctor are two islands that share it.
 */
export const pageDraft = contactFormDraft(keptInTab('contact-page'));
