import { postSchema } from '@site/kit/api/post.ts';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import type { Services } from '@site/kit/remote/services.ts';
import { selectPosts } from '@site/delivery/compose/data-services.ts';

/** Timeout of a request to the running site, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** A running site on another host, accessed read-only and anonymously. */
export type LiveSite = {
  origin: string;
  /** Requests a path with its query. Doesn't follow redirects. Rejects if the site is unreachable. */
  request: (address: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  config: SiteConfig;
  /** The releases that browsers use, from `/registry.json`. */
  registry: () => Promise<Discovery>;
  /** The published posts in full, most recently updated first. */
  posts: () => Promise<readonly v.InferOutput<typeof postSchema>[]>;
};

const discovery = v.looseObject({ microFrontends: v.record(v.string(), v.unknown()) });

/** The registry document, unparsed. */
export type Discovery = v.InferOutput<typeof discovery>;

const overviews = v.array(v.object({ blogId: v.string() }));
const post = v.object({ data: postSchema });

/**
 * Parses the origin of a running site: `https`, or `http` on localhost. Returns `null` for anything else, because code
 * from an insecure connection would run on this machine.
 */
export function originOfSite(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, href, protocol, hostname } = new URL(text);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isHere);
  return isSafe && href === `${origin}/` ? origin : null;
}

/** Connects to a running site. Throws if its configuration isn't compatible with this project. */
export async function openLiveSite(origin: string): Promise<LiveSite> {
  const request: LiveSite['request'] = async (address, headers = {}) =>
    fetch(sameOrigin(origin, address), {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const read = async (address: string): Promise<unknown> => {
    const answer = await request(address).catch((error: unknown) => {
      throw new Error(`Could not reach ${origin}.`, { cause: error });
    });
    if (!answer.ok) throw new Error(`${origin}${address} responded with status ${answer.status}.`);
    return answer.json();
  };
  const parsed = parseSiteConfig(await read(SITE_CONFIG_PATH));
  if (parsed.kind === 'invalid') {
    throw new Error(
      [
        `The configuration of ${origin} is incompatible with this version.`,
        ...parsed.problems,
      ].join('\n  '),
    );
  }
  const { site } = parsed;
  return {
    origin,
    request,
    config: site,
    registry: async () => v.parse(discovery, await read(REGISTRY_PATH)),
    async posts() {
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

/** Resolves a path on the site's origin. Throws if the path would lead to another host. */
function sameOrigin(origin: string, address: string): string {
  const whole = origin + address;
  if (URL.canParse(whole) && new URL(whole).origin === origin) return whole;
  throw new Error(`${address} is not a path of ${origin}.`);
}

/** Creates services for rendering that return a running site's posts. */
export async function liveServices(live: LiveSite): Promise<Services> {
  const posts = await live.posts();
  return {
    publishedBlogs: async (which) => selectPosts(posts, which),
    blog: async (id) => posts.find(({ blogId }) => blogId === id) ?? null,
  };
}
