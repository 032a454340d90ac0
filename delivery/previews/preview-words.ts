import { escapeHtml } from '@site/kit/escape-html.ts';
import { longDate } from '@site/kit/ui/long-date.ts';

/** Paths of the preview host itself. No section may have pages below them. */
export const previewPaths = {
  /** Accepts a key and signs the browser in. */
  open: '/.preview/open',
  /** Redirects to the public version of the page. */
  leave: '/.preview/leave',
  styles: '/.preview/styles.css',
} as const;

const styles = `<link rel="stylesheet" href="${previewPaths.styles}">`;

/** The banner on every preview page. */
export function previewStrip({ what, endsAt }: { what: string; endsAt: Date }): string {
  // With a target, so that the shell leaves the click to the browser.
  return `${styles}<aside class="preview-strip" aria-label="Preview"><p><strong>Preview, not public.</strong> It shows ${escapeHtml(what)} and ends on ${longDate(endsAt)}. Forms on these pages send nothing. <a href="${previewPaths.leave}" target="_top">Go to the public page</a></p></aside>`;
}

/** The banner on pages that combine a local section with a remote site. */
export function overrideStrip({ part, origin }: { part: string; origin: string }): string {
  return `${styles}<aside class="preview-strip" aria-label="Development"><p><strong>Only on this computer.</strong> ${escapeHtml(part)} is the one you are working on; everything else is ${escapeHtml(origin)}. Forms on these pages send nothing. <a href="${previewPaths.leave}" target="_top">Go to the public page</a></p></aside>`;
}

/** The error message for forms submitted in a preview. */
export const NOTHING_SENT = 'This is a preview. Nothing was sent or kept.';

/** Page for visitors with an invalid or expired key. Doesn't reveal which. */
export const noPreviewPage = plainPage('There is no preview for you here', [
  'The link may be incomplete, or the preview has ended. Ask whoever sent you the link for a new one.',
]);

/** Page for forms submitted without JavaScript. */
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

/** Styles of the banner and these pages. Repeats the site's colours, because its style sheet may not have loaded. */
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
