import { Option } from '@commander-js/extra-typings';
import { parseReason } from '@site/desk/cli/arguments.ts';

/** The options that several commands share. A new one each time: Commander keeps what was given in them. */
export const jsonOption = () => new Option('--json', 'print JSON');
export const reasonOption = () =>
  new Option('--reason <text>', 'why; kept in the history').argParser(parseReason);
export const serviceOption = () =>
  new Option('--service <url>', 'the delivery service to use (default: DELIVERY_URL)');
export const yesOption = (what: string) => new Option('--yes', what);

/** What can be said of links and addresses that a promotion would break. */
export const allowBrokenLinksOption = () =>
  new Option(
    '--allow-broken-links <reason>',
    'promote although pages link to missing pages',
  ).argParser(parseReason);
export const goneOption = () =>
  new Option(
    '--gone <reason>',
    'promote although public addresses disappear without a redirect',
  ).argParser(parseReason);
export const dryRunOption = () =>
  new Option('--dry-run', 'compose and check it, and change nothing').conflicts('canary');
