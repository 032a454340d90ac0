import browserslist from 'browserslist';
import { features } from 'web-features';
import { repositoryRoot } from '@site/delivery/config.ts';

/** Something that is used and that the oldest browsers of `browserslist` in package.json lack. */
export type Finding = {
  /** Its key in MDN's compatibility data, such as `api.AbortSignal.any_static`. */
  key: string;
  /** The browsers that lack it, and from which version on they have it. */
  lackedBy: string;
  /** The file, and its line where it has one. */
  where: string;
};

/** What the data calls each browser of Browserslist. */
const browserIds = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

export type BrowserId = (typeof browserIds)[keyof typeof browserIds];
type Support = Readonly<Partial<Record<BrowserId, string>>>;

/** Since which version browsers have what: by key. */
const supportByKey: ReadonlyMap<string, Support> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, support] as const,
        )
      : [],
  ),
);

const keysByName = Map.groupBy(supportByKey.keys(), (key) => key.split('.').at(-1) ?? '');

/** Keys of the data whose last part is `name`, below one of its branches such as `css.types.`. */
export function keysCalled(name: string, branch: string): readonly string[] {
  return (keysByName.get(name) ?? []).filter((key) => key.startsWith(branch));
}

export function isKnown(key: string): boolean {
  return supportByKey.has(key);
}

/** Who of the oldest browsers lacks what has all of these keys' names; `null` when one of the keys is old enough. */
export function lackedBy(keys: readonly string[]): { key: string; browsers: string } | null {
  const lacking = keys.filter(isKnown).map((key) => ({ key, browsers: browsersLacking(key) }));
  const [first] = lacking;
  return first !== undefined && lacking.every(({ browsers }) => browsers !== '') ? first : null;
}

function browsersLacking(key: string): string {
  return [...oldest.keys()]
    .filter((browser) => lacks(browser, key))
    .map((browser) => `${browser} before ${supportByKey.get(key)?.[browser] ?? 'any version'}`)
    .join(', ');
}

/** Keys of what the oldest version of a browser lacks. */
export function allLackedBy(browser: BrowserId): readonly string[] {
  return [...supportByKey.keys()].filter((key) => lacks(browser, key));
}

function lacks(browser: BrowserId, key: string): boolean {
  const since = versionOf(supportByKey.get(key)?.[browser]);
  return !(since <= (oldest.get(browser) ?? 0));
}

/** The lowest version of each browser in package.json. */
const oldest = readOldest();

function readOldest(): ReadonlyMap<BrowserId, number> {
  const lowest = new Map<BrowserId, number>();
  for (const entry of browserslist(undefined, { path: repositoryRoot })) {
    const [browser = '', version] = entry.split(' ');
    if (!isBrowser(browser)) throw new Error(`Nothing is known about the browser "${browser}".`);
    const id = browserIds[browser];
    lowest.set(id, Math.min(lowest.get(id) ?? Infinity, versionOf(version)));
  }
  return lowest;
}

function isBrowser(name: string): name is keyof typeof browserIds {
  return Object.hasOwn(browserIds, name);
}

/** `16.6-16.7` and `≤16.6` are 16.6; not a number where there is no version. */
function versionOf(text = ''): number {
  return Number.parseFloat(text.replace('≤', ''));
}
