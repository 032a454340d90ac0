import { Option } from '@commander-js/extra-typings';
import { parseReason } from './arguments.ts';

/** Options shared by several commands. Each call returns a new one, because Commander stores parsed values in it. */
export const jsonOption = () => new Option('--json', 'print JSON');
export const reasonOption = () =>
  new Option('--reason <text>', 'why; kept in the history').argParser(parseReason);
export const serviceOption = () =>
  new Option('--service <url>', 'the delivery service to use (default: DELIVERY_URL)');
export const withoutApprovalOption = () =>
  new Option(
    '--without-approval <reason>',
    'on the site’s own machine: go ahead although an approval is missing',
  ).argParser(parseReason);
