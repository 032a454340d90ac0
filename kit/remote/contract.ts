import type { Location, Navigator } from '@site/kit/location.ts';
import type { PostOverview } from '../api/post.ts';
import type { SiteConfig } from '../site.ts';
import type { Services } from './services.ts';

/**
 * Bump this for a change after which sections can't work with a shell or composer built before it, or vice versa. A
 * release records the version it was built against. Shell and composer support their own version and the previous one
 * (`shell/remotes/earlier-contract.ts`). docs/contracts/section.md documents the contract for sections without kit.
 */
export const CONTRACT_VERSION = 6;

/** Whether a shell or composer built against `own` supports a section built against `version`. */
export function servesContract(own: number, version: number): boolean {
  return version === own || version === own - 1;
}

/**
 * A section's name, also used in `data-remote`. The list of sections is data (`npx site sections`), so the type only
 * constrains the format.
 */
export type RemoteName = `mfe-${string}`;

/** A page's metadata for search engines, sharing and the browser tab. Only the shell writes it to the document. */
export type Head = {
  /** The full tab title, brand included. */
  title: string;
  /** One or two sentences for search results and shared links; at most 160 characters. */
  description: string;
  /** The canonical path, without the site's origin. */
  canonicalPath: string;
  /** `noindex` excludes a page from search engines, such as a form's result page. */
  robots?: 'noindex';
  /** Without an image, shared links show the site's own. */
  openGraph?: { type?: 'website' | 'article'; image?: SharedImage };
  /** Feeds to advertise; `path` is on this site. */
  feeds?: readonly { type: string; title: string; path: string }[];
  /** schema.org objects, each with its own `@type`; the shell adds `@context`. */
  jsonLd?: readonly JsonLd[];
};

/**
 * The picture of a shared link. `path` is below the asset base. Previews show no SVG, so the composer draws one on a
 * JPEG with the page's title and the brand.
 */
export type SharedImage = { path: string; width: number; height: number; alt: string };

export type JsonLd = { readonly '@type': string; readonly [property: string]: unknown };

/** A request to open a dialog. `mfe-forms` owns the dialogs; any section may ask the shell to open one. */
export type DialogRequest =
  | {
      dialog: 'contact';
      openedFrom: 'footer' | 'school' | 'page';
    }
  /** 'ASSESSMENTS ARE COMING SOON!!', countdown and waitlist; `about` names the upcoming service, as above. */
  | { dialog: 'waitlist'; about?: string }
  /** The small 'Coming Soon' dialog; `about` names the upcoming service in a visitor's words. */
  | { dialog: 'coming-soon'; about: string }
  /** Offers a call back when booking fails; `wanted` describes the booking the visitor wanted. */
  | { dialog: 'call-back'; wanted: string };

/** A message about a failed submission, shown where the dialog was opened. */
export type Unsent = {
  /** Complete sentences: the problem, its cause, and a lead-in to the phone number that follows. */
  text: string;
  /** Label of the button that reopens the dialog with the visitor's input. */
  again: string;
};

/** A toast, announced by screen readers. */
export type Notice = {
  kind: 'success' | 'error';
  text: string;
  /** One of `toastMs` (`kit/ui/toast.tsx`). The time while the toast is hovered or focused does not count. */
  durationMs: number;
};

/**
 * Everything the shell passes to a mounted remote. A remote never touches `window.history`, `document.title`, another
 * remote, or another team's storage keys.
 */
export type RemoteProps = {
  /** The element with the remote's composed HTML. Mounting hydrates its islands and keeps the rest. */
  page: HTMLElement;
  site: SiteConfig;
  /** The current location. Changes within the page are passed to `update`. */
  location: Location;
  /** Navigates within the site, on the shell's history. */
  navigator: Navigator;
  openDialog: (request: DialogRequest) => void;
  notify: (notice: Notice) => void;
  /** Prefixes the page's title, for example with `Error: `; an empty string removes the prefix. */
  setTitlePrefix: (prefix: string) => void;
  /** Replaces the page's title, where an island shows something that was unknown when the page was composed. */
  setTitle: (title: string) => void;
  /** Reports that an island, or the whole remote, could not hydrate. Its HTML stays. */
  onFailure: (error: unknown) => void;
};

export type DialogProps = {
  site: SiteConfig;
  request: DialogRequest;
  notify: (notice: Notice) => void;
  /**
   * Called when submitting fails, or with `null` when it eventually succeeds. Missing in older shells, whose pages may
   * still be open.
   */
  onSettled?: (unsent: Unsent | null) => void;
  /** Called when the visitor closes the dialog or it closes by itself. */
  onClose: () => void;
  onFailure: (error: unknown) => void;
};

/** single-spa lifecycle functions for one type of props. */
export type Lifecycles<Props> = {
  bootstrap: (props: Props) => Promise<unknown>;
  mount: (props: Props) => Promise<unknown>;
  update: (props: Props) => Promise<unknown>;
  unmount: (props: Props) => Promise<unknown>;
};

/** The module every remote exposes as `./app`, generated from its `*.island.tsx` files: mounts its composed pages. */
export type RemoteApp = Lifecycles<RemoteProps>;

/** The module that `mfe-forms` exposes as `./dialogs`. */
export type RemoteDialogs = Lifecycles<DialogProps>;

/** The attributes of a `<link rel="preload">`, by their HTML names. */
export type Preload = {
  readonly as?: string;
  readonly href?: string;
  readonly imagesrcset?: string;
  readonly imagesizes?: string;
  readonly type?: string;
  readonly media?: string;
  readonly crossorigin?: string;
  readonly fetchpriority?: string;
  readonly integrity?: string;
};

export type RenderedPage = {
  html: string;
  /** Files to preload, such as the hero image. */
  preloads: readonly Preload[];
  head: Head;
  status: 200 | 404;
};

export type RouteDeclaration = {
  /** Stable within the remote. */
  id: string;
  /** A React Router pattern; `{product}` is replaced with the configured slug. */
  pattern: string;
  /**
   * For a pattern that ends in a parameter: the path to render for every unlisted address, which shows a not-found page
   * or a fallback.
   */
  others?: string;
};

/** `{product}` is replaced with the configured slug. */
export type Redirect = { from: string; to: string };

/** A file on the site that isn't a page, such as a feed. */
export type SiteDocument = {
  /** The file's address on the site. */
  path: string;
  body: string;
};

export type SearchEntry = {
  /** The entry's address on the site, optionally with a fragment. Unique among entries. */
  path: string;
  kind: 'condition' | 'article' | 'question' | 'checklist' | 'page';
  title: string;
  /** Synonyms and everyday words; searched but not shown. */
  alsoCalled: readonly string[];
  /** One sentence, shown below the title. */
  summary: string;
};

/** The `renderer` export of a remote's Node build. */
export type RemoteRenderer = {
  name: RemoteName;
  contractVersion: number;
  /** Path prefixes that the remote claims; `{product}` is replaced with the configured slug. */
  prefixes: readonly string[];
  routes: readonly RouteDeclaration[];
  /** Redirects from former addresses. */
  redirects?: readonly Redirect[];
  /** Posts that come with the release, for the cards of all sections; none by default. */
  posts?: readonly PostOverview[];
  /** Returns all paths that this remote renders, without the site's origin. */
  paths: (request: { site: SiteConfig; services: Services }) => Promise<readonly string[]>;
  /** Returns other files that the remote contributes; none by default. */
  documents?: (request: {
    site: SiteConfig;
    services: Services;
  }) => Promise<readonly SiteDocument[]>;
  /** Returns search index entries; none by default. */
  searchEntries?: (request: {
    site: SiteConfig;
    services: Services;
  }) => Promise<readonly SearchEntry[]>;
  /** Renders one path. Throws if no route matches. */
  render: (request: {
    path: string;
    site: SiteConfig;
    services: Services;
  }) => Promise<RenderedPage>;
};

/** Returns the name of the global variable of a remote's container, which must be a JavaScript identifier. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

/** Prefix of the chunk names of exposed modules: `./app` is `exposed-app`. */
export const EXPOSED_CHUNK_PREFIX = 'exposed-';
