import type { Location, Navigator } from '@site/kit/router.ts';
import type { SiteConfig } from '../site.ts';
import type { Services } from './services.ts';

/**
 * The version of everything in this file, raised when a section and a shell, or a section and a composer, that were
 * built before and after a change could not work together. A release carries the version it was built against. Shell
 * and composer serve sections of their own version and of the one before: what that takes is in
 * `delivery/render/earlier-contract.ts`. docs/contracts/section.md says all of it for sections without kit.
 */
export const CONTRACT_VERSION = 5;

/** Whether a shell or a composer that was built against `own` serves a section that was built against `version`. */
export function servesContract(own: number, version: number): boolean {
  return version === own || version === own - 1;
}

/**
 * The name of a section: its release line and the `data-remote` of its element. Which sections there are is data
 * (`npx site sections`), so the type says no more than how they are called.
 */
export type RemoteName = `mfe-${string}`;

/** What search engines, shared links and the browser's tab show for a page. Written by the shell alone. */
export type Head = {
  /** The whole title of the tab, brand included. */
  title: string;
  /** One or two sentences for search results and shared links; at most 160 characters. */
  description: string;
  /** The one path under which search engines should list the page; without the site's address. */
  canonicalPath: string;
  /** `noindex` keeps a page out of search engines, such as the answer to a sent form. */
  robots?: 'noindex';
  /** What a shared link shows. `imagePath` is below the asset base. */
  openGraph?: { type?: 'website' | 'article'; imagePath?: string };
  /** Feeds that readers can subscribe to from the page; `path` is on this site. */
  feeds?: readonly { type: string; title: string; path: string }[];
  /** schema.org objects, each with its own `@type`; the shell adds `@context`. */
  jsonLd?: readonly JsonLd[];
};

/** A schema.org object as plain data. */
export type JsonLd = { readonly '@type': string; readonly [property: string]: unknown };

/** How a dialog is asked for. Dialogs belong to `mfe-forms`; anybody may ask the shell to open one. */
export type DialogRequest =
  | {
      dialog: 'contact';
      /** Who asked. */
      openedFrom: 'footer' | 'school' | 'page';
    }
  /** 'ASSESSMENTS ARE COMING SOON!!' with its countdown and waitlist; `about` names what is coming, as above. */
  | { dialog: 'waitlist'; about?: string }
  /** The small 'Coming Soon' dialog; `about` names what is coming, as a visitor would say it. */
  | { dialog: 'coming-soon'; about: string }
  /** Asks for a call back when nothing can be booked; `wanted` is what the visitor wanted to book. */
  | { dialog: 'call-back'; wanted: string };

/** What a dialog says of a form that could not be sent, for the place from which it was opened. */
export type Unsent = {
  /** Finished sentences: what happened, why, and what leads over to the phone number after them. */
  text: string;
  /** On the button that opens the dialog again, with the words still in it. */
  again: string;
};

/** A short message at the bottom of the window, also said by screen readers. */
export type Notice = {
  kind: 'success' | 'error';
  text: string;
  /** How long it stays, in milliseconds, when nobody points at it or focuses it. */
  durationMs: number;
};

/**
 * What the shell gives to a mounted remote, and all it gives. A remote never touches
 * `window.history`, `document.title`, another remote or another team's storage keys.
 */
export type RemoteProps = {
  site: SiteConfig;
  /** Where the visitor is. Changes arrive as an update of the same mounted remote. */
  location: Location;
  /** Moves the visitor within the site, on the shell's history. */
  navigator: Navigator;
  /** What `prepare` gave for this page. It is the remote's own affair. */
  page: unknown;
  /** Tells the shell that the page for `location` stands, and what its head is. */
  setHead: (head: Head, location: Location) => void;
  openDialog: (request: DialogRequest) => void;
  notify: (notice: Notice) => void;
  /** Puts words such as `Error: ` before the page's title, or takes them away with an empty text. */
  setTitlePrefix: (prefix: string) => void;
  /** Tells the shell that the remote could not render itself; the shell then shows its fallback. */
  onFailure: (error: unknown) => void;
};

/** What the islands of a composed page get from the shell. The page itself is there already, with its head. */
export type ComposedPageProps = Omit<RemoteProps, 'page' | 'setHead'>;

/** Islands of a page that are being hydrated, or are. */
export type HydratedIslands = {
  /** Settles when every island has taken over its HTML, those inside others included; rejects when none can. */
  ready: Promise<unknown>;
  /** Gives the islands another address within the page. */
  update: (props: ComposedPageProps) => void;
  /** Ends the islands. Their HTML is left to whoever owns it. */
  release: () => void;
};

/** What a mounted dialog parcel gets from the shell. */
export type DialogProps = {
  site: SiteConfig;
  request: DialogRequest;
  notify: (notice: Notice) => void;
  /**
   * The dialog's form could not be sent, or, with `null`, was sent at last. A shell of an older release gives no such
   * function: its pages may still be open.
   */
  onSettled?: (unsent: Unsent | null) => void;
  /** The dialog was closed by the visitor or by what it does itself. */
  onClose: () => void;
  onFailure: (error: unknown) => void;
};

/** What preparing a location gave: a page to mount, or the news that the remote has no such page. */
export type Prepared = { kind: 'ready'; page: unknown } | { kind: 'unknown' };

/** single-spa's lifecycle functions for one kind of props. */
export type Lifecycles<Props> = {
  bootstrap: (props: Props) => Promise<unknown>;
  mount: (props: Props) => Promise<unknown>;
  update: (props: Props) => Promise<unknown>;
  unmount: (props: Props) => Promise<unknown>;
};

/** The module every remote exposes as `./app`: renders whole pages, for visitors who come from another page. */
export type RemoteApp = Lifecycles<RemoteProps> & {
  /** Loads the code and the data of the page at `location`, so that it can be mounted in one go. */
  prepare: (request: {
    location: Location;
    site: SiteConfig;
    services: Services;
  }) => Promise<Prepared>;
};

/** The module every remote exposes as `./islands`. The build makes it from the remote's files `*.island.tsx`. */
export type RemoteIslands = {
  /**
   * Hydrates the islands inside a composed page, each in its own HTML. What fails is reported to `onFailure` and
   * stays HTML.
   */
  hydrateIslands: (page: HTMLElement, props: ComposedPageProps) => HydratedIslands;
};

/** The module that `mfe-forms` exposes as `./dialogs`. */
export type RemoteDialogs = Lifecycles<DialogProps>;

/** A file that a browser should fetch early: the attributes of a `<link rel="preload">`, as HTML calls them. */
export type Preload = {
  /** What the file is: `image`, `font`, `style`, `script` or `fetch`. */
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

/** What a renderer gives for one page: the fragment, its head and the status it must be served with. */
export type RenderedPage = {
  html: string;
  /** What a browser should fetch early, such as the first picture. */
  preloads: readonly Preload[];
  head: Head;
  status: 200 | 404;
};

/** One route as a release declares it. */
export type RouteDeclaration = {
  /** Stable within the remote. */
  id: string;
  /** A React Router pattern; `{product}` stands for the configured slug. */
  pattern: string;
  /**
   * The address whose page stands for every other address of a pattern that ends in a parameter: the
   * page that says there is no such thing, or the one that is shown instead.
   */
  others?: string;
};

/** An address that a page had before, and the one that it has now. `{product}` stands for the configured slug. */
export type Redirect = { from: string; to: string };

/** Something outside the releases that pages are drawn from and that has changed. */
export type DataChange = {
  /** A post was published, changed or taken back. */
  kind: 'blog';
  blogId: string;
  /** Posts whose pages may show it as it was: those that stood beside it before the change. */
  besideBefore?: readonly string[];
};

/** A file of the site that is no page, such as a feed. */
export type SiteDocument = {
  /** Its address on the site. */
  path: string;
  body: string;
};

/** Something that a visitor can find by searching the site. */
export type SearchEntry = {
  /** Its address on the site; may name a part of a page. No two entries share one. */
  path: string;
  kind: 'condition' | 'article' | 'question' | 'checklist' | 'page';
  title: string;
  /** Other names and everyday words by which people look for it; not shown. */
  alsoCalled: readonly string[];
  /** One sentence, shown below the title. */
  summary: string;
};

/** What a remote's Node build exports as `renderer`. */
export type RemoteRenderer = {
  name: RemoteName;
  contractVersion: number;
  /** Path prefixes the remote claims; `{product}` stands for the configured slug. */
  prefixes: readonly string[];
  routes: readonly RouteDeclaration[];
  /** Where former addresses lead; nowhere when left out. */
  redirects?: readonly Redirect[];
  /** Every address of the site that this remote draws, without the site's origin. */
  paths: (request: { site: SiteConfig; services: Services }) => Promise<readonly string[]>;
  /** The addresses whose pages a change of data touches, those included that it takes away; none when left out. */
  touchedBy?: (request: {
    change: DataChange;
    site: SiteConfig;
    services: Services;
  }) => Promise<readonly string[]>;
  /** Files of the site that the remote keeps besides its pages; none when left out. */
  documents?: (request: {
    site: SiteConfig;
    services: Services;
  }) => Promise<readonly SiteDocument[]>;
  /** What the remote has for people who search; nothing when left out. */
  searchEntries?: (request: {
    site: SiteConfig;
    services: Services;
  }) => Promise<readonly SearchEntry[]>;
  /** Draws one address. Throws for an address that `paths` would not give and no route matches. */
  render: (request: {
    path: string;
    site: SiteConfig;
    services: Services;
  }) => Promise<RenderedPage>;
};
