import { Option } from '@commander-js/extra-typings';
import { previewDays } from '@site/desk/previews/preview-days.ts';
import {
  parsePagePath,
  parseReason,
  parseSentence,
  parseVersionId,
  wholeNumber,
} from './arguments.ts';

/** Options shared by several commands. Each call returns a new one, because Commander stores parsed values in it. */
export const jsonOption = () => new Option('--json', 'print JSON');
export const reasonOption = () =>
  new Option('--reason <text>', 'why; kept in the history').argParser(parseReason);
export const serviceOption = () =>
  new Option('--service <url>', 'the delivery service to use (default: DELIVERY_URL)');
export const yesOption = (what: string) => new Option('--yes', what);

/** How to treat links and addresses that a promotion would break. */
export const allowBrokenLinksOption = () =>
  new Option(
    '--allow-broken-links <reason>',
    'promote even if pages link to missing pages',
  ).argParser(parseReason);
export const goneOption = () =>
  new Option(
    '--gone <reason>',
    'promote even if public addresses disappear without a redirect',
  ).argParser(parseReason);
export const withoutApprovalOption = () =>
  new Option(
    '--without-approval <reason>',
    'on the site’s own machine: go ahead although an approval is missing',
  ).argParser(parseReason);
export const dryRunOption = () =>
  new Option('--dry-run', 'compose and check it, and change nothing').conflicts('canary');

/** How long a preview lasts, and the page its link opens. */
export const daysOption = () =>
  new Option('--days <number>', `how long it can be seen, at most ${previewDays.most} days`)
    .argParser(wholeNumber('--days', 1, previewDays.most))
    .default(previewDays.usual);
export const pageOption = () =>
  new Option('--page <path>', 'the page that the link opens').argParser(parsePagePath).default('/');

export const canaryOption = () =>
  new Option('--canary <percent>', 'start with this share of visitors').argParser(
    wholeNumber('--canary', 1, 99),
  );

export const toOption = () =>
  new Option('--to <percent>', 'give it to this share of visitors; 100 makes it live').argParser(
    wholeNumber('--to', 1, 100),
  );
export const stopOption = () =>
  new Option('--stop', 'stop it; all visitors get the live version again').conflicts('to');
export const watchOption = () =>
  new Option('--watch', 'print it whenever it changes, until it ends').conflicts(['to', 'stop']);

export const wordsOption = () =>
  new Option('--words <version>', 'the text changes that came with this version')
    .argParser(parseVersionId)
    .conflicts('sentence');
export const sentenceOption = () =>
  new Option('--sentence <text>', 'who added this text to a page').argParser(parseSentence);
