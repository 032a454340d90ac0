import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { printRefusal } from '@site/delivery/commands/print-outcome.ts';
import { runCommand } from '@site/delivery/commands/run-command.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { conformanceOf } from '@site/delivery/conformance/conformance-of.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { buildRelease } from '@site/delivery/releases/build-release.ts';
import { releaseFolder } from '@site/delivery/releases/release-store.ts';
import { sectionHere } from './section-here.ts';

await runCommand({
  help: `npx section conformance [FOLDER]

Builds the section in this folder and says what is missing of the contract; or looks at a release that was built
somewhere else. What happens in a browser is not looked at.

  SITE_CONFIG   the configuration that pages are drawn of (that of a sample site)`,
  async run({ positionals: [given, ...rest] }) {
    noMoreArguments(rest);
    const config = parseDeliveryConfig(process.env);
    const { problems, pages } = await conformanceOf(
      given ?? (await built(config)),
      await readSiteConfig(config.siteConfigFile),
    );
    if (problems.length > 0) printRefusal(problems, 'It does not keep to the contract:');
    else
      console.log(`It keeps to version ${CONTRACT_VERSION} of the contract: ${pages} pages drawn.`);
  },
});

async function built(config: ReturnType<typeof parseDeliveryConfig>): Promise<string> {
  const { name, folder } = await sectionHere();
  const { id } = await buildRelease(name, config, folder);
  return releaseFolder(config.dataDir, name, id);
}
