import { addOperating } from './operating-commands.ts';
import { addShipping, type Place } from './shipping-commands.ts';
import { addServing } from './serving-commands.ts';
import { UsageError } from '@site/delivery/config.ts';
import { parseOrder, parseOwnPart, parsePart, parsePartOrConfig } from './terminal/arguments.ts';
import { createProgram, runProgram } from './terminal/run-program.ts';

/** In the site's project, commands name their parts. */
const project: Place = {
  isProject: true,
  ownPart: (word) => parseOwnPart(given(word)),
  partName: (word) => (word === undefined ? undefined : parsePart(word)),
  rolledBack: (word) => parsePartOrConfig(given(word)),
  order: parseOrder,
};

function given(word: string | undefined): string {
  if (word !== undefined) return word;
  throw new UsageError('Missing argument: PART');
}

// Each command loads its code when it runs, so help and usage errors are immediate.
const site = createProgram('npx site', 'Builds, ships and runs the site.').addHelpText(
  'after',
  `
PART is shell or a section such as mfe-blog; "config" is site.config.json, "posts" the published
posts.

Settings are environment variables: PORT, HOST, DATA_DIR, DATABASE_URL, BLOBS; DELIVERY_URL and
DELIVERY_KEY to ship through a delivery service (docs/shipping.md).

Exit codes: 0 done, 1 rejected or failed, 2 usage error.`,
);
addServing(site);
addShipping(site, project);
addOperating(site);
await runProgram(site, process.argv.slice(2));
