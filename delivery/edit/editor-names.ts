/** Widgets of our own, which `browser/widgets.ts` registers. */
export const widgets = {
  words: 'words',
  body: 'document-body',
  picture: 'document-picture',
  /** A box to tick for what is `true`, or not there. */
  mark: 'document-mark',
  record: 'document-record',
} as const;

/** Formats of documents, which `browser/formats.ts` registers. */
export const formats = { document: 'site-document', record: 'site-record' } as const;

/** The backend of the checkout that `npm run edit` runs in. */
export const LOCAL_BACKEND = 'checkout';

/** The field with the name of a document in lists of them; it is never written. */
export const TITLE = '$title';

/** The field that holds the entries of a record, such as the sources of a section, as a list. */
export const RECORD = '$entries';

/** The field of an entry that holds its key. */
export const KEY = '$key';
