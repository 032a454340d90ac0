import { type PostOverview, postSchema } from '@site/kit/api/post.ts';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import { selectPosts } from '@site/delivery/compose/data-services.ts';
import * as v from 'valibot';

/** Timeout of a request to the running site, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** The running site around the parts under work. */
export type Upstream = {
  origin: string;
  /** Whether other people use it. Requests are then anonymous and read-only. */
  isPublic: boolean;
  /** The configuration of pages in development. */
  site: () => Promise<SiteConfig>;
  /** The posts that come with its sections; a public site does not list them. */
  builtInPosts: () => Promise<readonly PostOverview[]>;
  /** Where its API reads posts. */
  apiBase: string;
};

/** The API's path in development, because the API of a public site can be on another host. */
const LOCAL_API = '/api';

const discovery = v.looseObject({ microFrontends: v.record(v.string(), v.unknown()) });

/** The registry document, unparsed. */
export type Discovery = v.InferOutput<typeof discovery>;

const posts = v.array(postSchema);
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

/** Connects to a public site. Throws if its configuration isn't compatible with this project. */
export async function publicUpstream(origin: string): Promise<Upstream> {
  const parsed = parseSiteConfig(await readJson(origin, SITE_CONFIG_PATH));
  if (parsed.kind === 'invalid') {
    throw new Error(
      [
        `The configuration of ${origin} is incompatible with this version.`,
        ...parsed.problems,
      ].join('\n  '),
    );
  }
  const { apiBase } = parsed.site;
  const site = { ...parsed.site, apiBase: LOCAL_API };
  return { origin, isPublic: true, site: async () => site, builtInPosts: async () => [], apiBase };
}

export async function discoveryOf({ origin }: Upstream): Promise<Discovery> {
  return v.parse(discovery, await readJson(origin, REGISTRY_PATH));
}

/** Services for rendering that return the running site's posts. Reads the list of published ones once. */
export function upstreamServices(
  { origin, apiBase }: Upstream,
  builtInPosts: Upstream['builtInPosts'],
): Services {
  let listed: Promise<v.InferOutput<typeof posts>> | undefined;
  const list = async () => v.parse(posts, await readJson(origin, `${apiBase}/published-blogs`));
  return {
    publishedBlogs: async (which) =>
      which === 'built-in' ? builtInPosts() : selectPosts(await (listed ??= list()), which),
    async blog(id) {
      const answer = await request(origin, `${apiBase}/blog/${encodeURIComponent(id)}`);
      if (answer.status === 404) return null;
      return v.parse(post, await jsonOf(answer)).data;
    },
  };
}

async function readJson(origin: string, address: string): Promise<unknown> {
  return jsonOf(await request(origin, address));
}

async function jsonOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} responded with status ${answer.status}.`);
  return answer.json();
}

/** Requests a path, or a URL of the API. Doesn't follow redirects. */
export async function request(origin: string, address: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(new URL(address, origin), { redirect: 'manual', signal }).catch((error: unknown) => {
    throw new Error(`Could not reach ${origin}.`, { cause: error });
  });
}
