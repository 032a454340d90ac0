import { rm } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { noMoreArguments } from '@site/delivery/commands/part-argument.ts';
import { runCommand, UsageError } from '@site/delivery/commands/run-command.ts';
import { waitForShutdown } from '@site/delivery/commands/wait-for-shutdown.ts';
import { type DeliveryConfig, parseDeliveryConfig } from '@site/delivery/config.ts';
import { liveServices } from '@site/delivery/dev/against/live-services.ts';
import { type LiveSite, openLiveSite, originOfSite } from '@site/delivery/dev/against/live-site.ts';
import { showLiveSite } from '@site/delivery/dev/against/show-live-site.ts';
import { showSection } from '@site/delivery/dev/against/show-section.ts';
import { createDevChannel } from '@site/delivery/dev/dev-channel.ts';
import { watchParts } from '@site/delivery/dev/watch-parts.ts';
import { sectionHere } from './section-here.ts';

await runCommand({
  help: `npx section dev --against https://www.example.in

Shows the section in this folder inside a site that runs elsewhere, and shows what you save: open pages are loaded again.
The other sections, header, footer, configuration and posts are the site's, as everybody gets them. What is wrong is said
in the page. Nobody else sees it, and forms send nothing.

  PORT   8080; 0 takes any free one
  HOST   127.0.0.1; 0.0.0.0 lets a phone in the same network open it`,
  options: { against: { type: 'string' } },
  async run({ positionals, options: { against } }) {
    noMoreArguments(positionals);
    const origin = typeof against === 'string' ? originOfSite(against) : null;
    if (origin === null) {
      throw new UsageError(
        '--against takes the https address of a running site (http only on this machine), without a page.',
      );
    }
    await develop(parseDeliveryConfig(process.env), await openLiveSite(origin));
  },
});

async function develop(config: DeliveryConfig, live: LiveSite): Promise<void> {
  const { name, folder } = await sectionHere();
  const dataDir = path.join(config.dataDir, 'dev');
  // Nobody goes back to what was shown another day.
  await rm(dataDir, { recursive: true, force: true });
  // Its service may be elsewhere; pages here ask this server, which passes on what is only read.
  const site = { ...live.config, apiBase: '/api' };
  const section = showSection(
    { dataDir, name },
    { live, site, services: await liveServices(live) },
  );
  const channel = createDevChannel({
    client: path.join(import.meta.dirname, 'reload-page.mjs'),
    browserFolder: () => null,
  });
  const server = Fastify({ forceCloseConnections: true });
  await channel.extend(server);
  showLiveSite(server, { live, part: name, own: section, apiBase: site.apiBase });
  section.serve(server);

  function report(problems: readonly string[]): void {
    if (problems.length > 0) console.error(problems.join('\n'));
    channel.tell({ kind: 'problems', part: name, problems });
  }

  /** One after another: what is saved meanwhile is shown last. */
  let showing: Promise<void> = Promise.resolve();
  async function showNewest(): Promise<void> {
    try {
      const isAnother = await section.show(await watched.release(name));
      if (isAnother) channel.tell({ kind: 'composed', part: name });
      if (server.server.listening) return;
      const address = await server.listen({ host: config.host, port: config.port });
      console.log(`${address} shows ${name} as you write, inside ${live.origin}.`);
    } catch (error) {
      report([error instanceof Error ? error.message : String(error)]);
    }
  }
  const watched = await watchParts(
    [{ name, source: folder }],
    {
      config: { ...config, dataDir },
      builds: path.join(import.meta.dirname, 'rspack.config.mjs'),
    },
    {
      onModules() {},
      onStyles() {},
      onProblems: (_part, problems) => report(problems),
      onBuilt: () => void (showing = showing.then(showNewest)),
      onEnd: (words) => console.error(`What you save is not built any more: ${words}`),
    },
  );

  await waitForShutdown();
  watched.close();
  await showing;
  channel.close();
  section.close();
  await server.close();
}
