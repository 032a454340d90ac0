import { blog } from '@site/kit/api/blog.ts';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';

/** How long an answer of the running site is waited for, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** A site that runs elsewhere, as everybody gets it: it is only ever read, and told nothing of who reads. */
export type LiveSite = {
  origin: string;
  /** Asks for an address of it: a path with its query. Redirects are answers like others. Rejects when it cannot be reached. */
  ask: (address: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  config: SiteConfig;
  /** The releases that browsers use, as `/registry.json` says. */
  registry: () => Promise<Discovery>;
  /** The published posts, the last changed first, each whole. */
  posts: () => Promise<readonly v.InferOutput<typeof blog>[]>;
};

const discovery = v.looseObject({ microFrontends: v.record(v.string(), v.unknown()) });

/** The registry of a site as it is written. */
export type Discovery = v.InferOutput<typeof discovery>;

const overviews = v.array(v.object({ blogId: v.string() }));
const post = v.object({ data: blog });

/**
 * The origin of a running site: `https`, or `http` on this machine, and nothing after the host. `null` for everything
 * else: what comes over a line that others can write to would run here.
 */
export function originOfSite(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, href, protocol, hostname } = new URL(text);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere);
  return isSafe && href === `${origin}/` ? origin : null;
}

/** Looks at a running site. Throws, saying why, when it is not one of this project's. */
export async function openLiveSite(origin: string): Promise<LiveSite> {
  const ask: LiveSite['ask'] = async (address, headers = {}) =>
    fetch(sameOrigin(origin, address), {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const read = async (address: string): Promise<unknown> => {
    const answer = await ask(address).catch((error: unknown) => {
      throw new Error(`${origin} cannot be reached.`, { cause: error });
    });
    if (!answer.ok) throw new Error(`${origin}${address} answers with status ${answer.status}.`);
    return answer.json();
  };
  const parsed = parseSiteConfig(await read(SITE_CONFIG_PATH));
  if (parsed.kind === 'invalid') {
    throw new Error(
      [`The configuration of ${origin} is not one of this version.`, ...parsed.problems].join(
        '\n  ',
      ),
    );
  }
  const { site } = parsed;
  return {
    origin,
    ask,
    config: site,
    registry: async () => v.parse(discovery, await read(REGISTRY_PATH)),
    async posts() {
      // A service of its own elsewhere is for browsers on the site alone.
      if (!site.apiBase.startsWith('/')) return [];
      const listed = v.parse(overviews, await read(`${site.apiBase}/published-blogs`));
      const whole = [];
      for (const { blogId } of listed) {
        const address = `${site.apiBase}/blog/${encodeURIComponent(blogId)}`;
        whole.push(v.parse(post, await read(address)).data);
      }
      return whole;
    },
  };
}

/** An address of the site, whatever was asked for: a path may look like another host. */
function sameOrigin(origin: string, address: string): string {
  const whole = origin + address;
  if (URL.canParse(whole) && new URL(whole).origin === origin) return whole;
  throw new Error(`${address} is no address of ${origin}.`);
}
