import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { parseDeliveryConfig } from '../config.ts';
import { conformanceOf } from '../conformance/conformance-of.ts';
import { readSiteConfig } from '../read-site-config.ts';
import { noMoreArguments } from './part-argument.ts';
import { printRefusal } from './print-outcome.ts';
import { runCommand, UsageError } from './run-command.ts';

await runCommand({
  help: `npm run conformance -- FOLDER

Looks whether a folder holds a release of a section that keeps to the contract (docs/contracts/section.md), and says
what is missing: its description and files, its sheets, and every page that its renderer draws. However it was built.
What happens in a browser is not looked at.

  SITE_CONFIG   the configuration that pages are drawn of (site.config.json)`,
  async run({ positionals: [folder, ...rest] }) {
    if (folder === undefined) throw new UsageError('Say which folder has the release.');
    noMoreArguments(rest);
    const site = await readSiteConfig(parseDeliveryConfig(process.env).siteConfigFile);
    const { problems, pages } = await conformanceOf(folder, site);
    if (problems.length > 0) {
      printRefusal(problems, 'This release does not keep to the contract:');
      return;
    }
    console.log(
      `This release keeps to version ${CONTRACT_VERSION} of the contract, or the one before: ${pages} pages drawn.`,
    );
  },
});
