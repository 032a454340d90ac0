/** Our own widgets, registered in `browser/widgets.ts`. */
export const widgets = {
  words: 'words',
  body: 'document-body',
  picture: 'document-picture',
  /** A checkbox for a property that is `true` or absent. */
  mark: 'document-mark',
  record: 'document-record',
} as const;

/** Document formats, registered in `browser/formats.ts`. */
export const formats = { document: 'site-document', record: 'site-record' } as const;

/** The backend for the checkout that `npm run edit` runs in. */
export const LOCAL_BACKEND = 'checkout';

/** A field with the document's name, used in lists and never saved. */
export const TITLE = '$title';

/** The field that contains a record's entries as a list, such as a section's sources. */
export const RECORD = '$entries';

/** The field that contains an entry's key. */
export const KEY = '$key';
