import { createHash } from 'node:crypto';
import { deferred } from '@site/kit/deferred.ts';
import type { RemoteName } from '@site/kit/remote/contract.ts';
import { parsePublicRegistry } from '@site/kit/remote/registry.ts';
import type { Page, Route } from 'playwright/test';

/** The ways in which a remote's code can fail. */
export type Failure =
  | { kind: 'refused' }
  | { kind: 'hangs' }
  | { kind: 'truncated' }
  | { kind: 'replaced'; code: string };

/**
 * Breaks the federated entry of a remote for a page. Puts the hash of the broken entry into the page's lock and the
 * registry, so that the code itself fails, not its integrity check. Returns a function that restores the entry.
 */
export async function breakRemote(
  page: Page,
  name: RemoteName,
  failure: Failure,
): Promise<() => Promise<void>> {
  const entry = entryOf(name);
  if (failure.kind === 'refused' || failure.kind === 'hangs') {
    const handler = (route: Route) => (failure.kind === 'refused' ? route.abort() : undefined);
    await page.route(entry, handler);
    return () => page.unroute(entry, handler);
  }
  let broken: string | undefined;
  async function brokenCode(): Promise<string> {
    if (broken !== undefined) return broken;
    if (failure.kind === 'replaced') return (broken = failure.code);
    const registry = await page.request.get('/registry.json');
    const { remotes } = parsePublicRegistry(await registry.json());
    const code = await (await page.request.get(remotes[name]?.entry ?? '')).text();
    return (broken = code.slice(0, code.length / 2));
  }
  const declared = new RegExp(
    `("(?:entry|url)":"/r/${name}/[0-9a-f]{16}/entry\\.js",(?:"metadata":\\{)?"integrity":)"[^"]+"`,
    'g',
  );
  const pages = (url: URL) =>
    url.pathname === '/registry.json' || !/\.\w+$|^\/api\//.test(url.pathname);
  await page.route(entry, async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await brokenCode() }),
  );
  await page.route(pages, async (route) => {
    const response = await route.fetch();
    const hash = createHash('sha384')
      .update(await brokenCode())
      .digest('base64');
    const body = (await response.text()).replace(declared, `$1"sha384-${hash}"`);
    await route.fulfill({ response, body });
  });
  return async () => {
    await page.unroute(entry);
    await page.unroute(pages);
  };
}

/** Delays the federated entry of a remote for a page. Returns a function that lets it load. */
export async function holdRemote(page: Page, name: RemoteName): Promise<() => void> {
  const { promise: released, resolve: release } = deferred<void>();
  await page.route(entryOf(name), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The address of a remote's federated entry, for any release. */
function entryOf(name: RemoteName): RegExp {
  return new RegExp(`/r/${name}/[0-9a-f]{16}/entry\\.js$`);
}

/** A federated container, like a remote's entry, whose every module is `module`. */
export function containerOf(name: RemoteName, module: string): string {
  return `var ${name.replaceAll('-', '_')} = { init() {}, get: async () => () => (${module}) };`;
}
