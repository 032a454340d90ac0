import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'must be 16 hexadecimal digits'));
const address = v.pipe(v.string(), v.regex(/^\/r\//, 'must be below /r/'));

/** One remote as browsers need to know it: what to load, and which paths it draws. */
export const publicRemoteSchema = v.object({
  id: releaseId,
  /** The address of the federated entry, and what its bytes must hash to (`sha384-…`). */
  entry: address,
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
  styles: v.array(address),
  /** Modules exposed besides `./app`, such as `./dialogs`. */
  exposes: v.array(text),
  routes: v.array(
    v.object({
      id: text,
      /** A React Router pattern with the configured slug already in it. */
      pattern: v.pipe(v.string(), v.startsWith('/')),
      /** Scripts that the live page runs besides the entry. */
      scripts: v.array(address),
    }),
  ),
});

/** What the browser reads from `/registry.json`: the live release of every remote. */
export const publicRegistrySchema = v.object({
  contractVersion: v.number(),
  remotes: v.record(text, publicRemoteSchema),
});

export type PublicRemote = v.InferOutput<typeof publicRemoteSchema>;
export type PublicRegistry = v.InferOutput<typeof publicRegistrySchema>;

/** Where the public registry stands on the site. */
export const REGISTRY_PATH = '/registry.json';

/** Where the site configuration stands on the site, for the live page. */
export const SITE_CONFIG_PATH = '/site.json';

/** The id of the element that holds a page's lock. */
export const PAGE_LOCK_ID = 'page-lock';

/**
 * What a composed page says about itself: which releases drew it. The live page starts from exactly
 * these, whatever has been promoted since, so that HTML and code always agree.
 */
export const pageLockSchema = v.object({
  /** The script of the shell that drew the document. */
  shell: address,
  /** The remote that drew the fragment; `null` on the shell's own pages. */
  remote: v.nullable(
    v.object({
      name: text,
      id: releaseId,
      entry: address,
      integrity: v.string(),
    }),
  ),
  /** Every script the live page runs, so that all can be asked for at once. */
  scripts: v.array(address),
  /** What the route's `load` gave when the page was composed. */
  data: v.optional(v.unknown()),
});

export type PageLock = v.InferOutput<typeof pageLockSchema>;
