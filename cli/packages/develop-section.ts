import { rm } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { UsageError, type DeliveryConfig, parseDeliveryConfig } from '@site/delivery/config.ts';
import { waitForShutdown } from '../terminal/wait-for-shutdown.ts';
import {
  liveServices,
  openLiveSite,
  originOfSite,
  type LiveSite,
} from '../dev/against/live-site.ts';
import { showLiveSite } from '../dev/against/show-live-site.ts';
import { showSection } from '../dev/against/show-section.ts';
import { createDevChannel } from '../dev/dev-channel.ts';
import { watchParts } from '../dev/watch-parts.ts';
import { sectionHere } from './section-here.ts';

/** Serves the section in this folder inside a running site until stopped. Saving reloads open pages. */
export async function developSection(against: string): Promise<void> {
  const origin = originOfSite(against);
  if (origin === null) {
    throw new UsageError(
      '--against takes the https origin of a running site (http only on this machine).',
    );
  }
  await develop(parseDeliveryConfig(process.env), await openLiveSite(origin));
}

async function develop(config: DeliveryConfig, live: LiveSite): Promise<void> {
  const { name, folder } = await sectionHere();
  const dataDir = path.join(config.dataDir, 'dev');
  // Releases of earlier runs are not needed.
  await rm(dataDir, { recursive: true, force: true });
  // The site's API may be on another host. Pages here use this server, which forwards reads.
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
    channel.broadcast({ kind: 'problems', part: name, problems });
  }

  const unopened = Promise.withResolvers<never>();
  /** Serialised, so that the last save is shown last. */
  let showing: Promise<void> = Promise.resolve();
  async function showNewest(): Promise<void> {
    try {
      const isAnother = await section.show(await watched.release(name));
      if (isAnother) channel.broadcast({ kind: 'composed', part: name });
    } catch (error) {
      report([error instanceof Error ? error.message : String(error)]);
      return;
    }
    if (server.server.listening) return;
    try {
      const address = await server.listen({ host: config.host, port: config.port });
      console.log(`${address} shows ${name} as you save, inside ${live.origin}.`);
    } catch (error) {
      // Saving again cannot free a taken port.
      unopened.reject(error);
    }
  }
  const watched = await watchParts(
    [{ name, source: folder }],
    {
      config: { ...config, dataDir },
      builds: path.join(import.meta.dirname, 'rspack.config.mjs'),
    },
    {
      onStyles() {},
      onProblems: (_part, problems) => report(problems),
      onBuilt: () => void (showing = showing.then(showNewest)),
      onEnd: (words) => console.error(`The build process ended: ${words}`),
    },
  );

  try {
    await Promise.race([waitForShutdown(), unopened.promise]);
  } finally {
    watched.close();
    await showing;
    channel.close();
    section.close();
    await server.close();
  }
}
