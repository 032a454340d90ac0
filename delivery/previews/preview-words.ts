import { escapeHtml } from '@site/kit/escape-html.ts';
import { longDate } from '@site/kit/ui/long-date.ts';

/** Where the preview host has what is its own; no page of a section can be below it. */
export const previewPaths = {
  /** Takes a key and lets a browser in. */
  open: '/.preview/open',
  /** Leads to the page of the public site that this is a preview of. */
  leave: '/.preview/leave',
  styles: '/.preview/styles.css',
} as const;

const styles = `<link rel="stylesheet" href="${previewPaths.styles}">`;

/** Said at the top of each page of a preview: what this is, until when, and how to leave. */
export function previewStrip({ what, endsAt }: { what: string; endsAt: Date }): string {
  // Another target than the usual one, so that the live page leaves the press to the browser.
  return `${styles}<aside class="preview-strip" aria-label="Preview"><p><strong>Preview, not public.</strong> It shows ${escapeHtml(what)} and ends on ${longDate(endsAt)}. Forms on these pages send nothing. <a href="${previewPaths.leave}" target="_top">Go to the public page</a></p></aside>`;
}

/** Said at the top of each page that shows a section of this machine inside a site that runs elsewhere. */
export function overrideStrip({ part, origin }: { part: string; origin: string }): string {
  return `${styles}<aside class="preview-strip" aria-label="Development"><p><strong>Only on this computer.</strong> ${escapeHtml(part)} is the one you are working on; everything else is ${escapeHtml(origin)}. Forms on these pages send nothing. <a href="${previewPaths.leave}" target="_top">Go to the public page</a></p></aside>`;
}

/** Said beside a form that was sent in a preview. */
export const NOTHING_SENT = 'This is a preview. Nothing was sent or kept.';

/** The page for whoever has no key, or one to a preview that has ended: it does not say which. */
export const noPreviewPage = plainPage('There is no preview for you here', [
  'The link may be incomplete, or the preview has ended. Ask whoever sent you the link for a new one.',
]);

/** The page for whoever sends a form of a preview without JavaScript. */
export const nothingSentPage = plainPage('Nothing was sent', [
  NOTHING_SENT,
  'Press Back to return to the form.',
]);

function plainPage(heading: string, sentences: readonly string[]): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex">${styles}<title>${heading}</title></head>`,
    `<body class="preview-page"><main><h1>${heading}</h1>`,
    ...sentences.map((sentence) => `<p>${sentence}</p>`),
    '</main></body></html>\n',
  ].join('');
}

/** The sheet of the strip and of these pages. Colours are those of the site, which need not have loaded. */
export const previewStyles = `
.preview-strip {
  padding: 8px 16px;
  border-bottom: 2px solid #7a4b00;
  background: #fbdda8;
  color: #1b2440;
  font: 1rem / 1.5 system-ui, sans-serif;
}
.preview-strip p {
  max-width: 70rem;
  margin: 0 auto;
}
.preview-strip a {
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  white-space: nowrap;
}
.preview-page {
  max-width: 40rem;
  margin: 15vh auto;
  padding: 0 16px;
  background: #fffbf5;
  color: #1b2440;
  font: 1.125rem / 1.6 system-ui, sans-serif;
}
`;
