import browserslist from 'browserslist';
import { features } from 'web-features';
import { repositoryRoot } from '@site/delivery/config.ts';

/** A used feature that the oldest browsers of `browserslist` in package.json lack. */
export type Finding = {
  /** Its key in MDN's compatibility data, such as `api.AbortSignal.any_static`. */
  key: string;
  /** The browsers that lack it, and the version that introduced it. */
  lackedBy: string;
  /** The file, and its line if known. */
  where: string;
};

/** Maps Browserslist's browser names to those of the data. */
const browserIds = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

export type BrowserId = (typeof browserIds)[keyof typeof browserIds];
type Support = Readonly<Partial<Record<BrowserId, string>>>;

/** The version that introduced each feature, by key and browser. */
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

/** Returns the data's keys that end with this name, below a branch such as `css.types.`. */
export function keysCalled(name: string, branch: string): readonly string[] {
  return (keysByName.get(name) ?? []).filter((key) => key.startsWith(branch));
}

export function isKnown(key: string): boolean {
  return supportByKey.has(key);
}

/**
 * Returns the first of these keys and the oldest browsers that lack it; `null` if all of them support one of the keys.
 */
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

/** Keys that the oldest version of a browser lacks. */
export function allLackedBy(browser: BrowserId): readonly string[] {
  return [...supportByKey.keys()].filter((key) => lacks(browser, key));
}

function lacks(browser: BrowserId, key: string): boolean {
  const since = versionOf(supportByKey.get(key)?.[browser]);
  return !(since <= (oldest.get(browser) ?? 0));
}

const oldest = readOldest();

function readOldest(): ReadonlyMap<BrowserId, number> {
  const lowest = new Map<BrowserId, number>();
  for (const entry of browserslist(undefined, { path: repositoryRoot })) {
    const [browser = '', version] = entry.split(' ');
    if (!isBrowser(browser)) throw new Error(`There is no data on the browser "${browser}".`);
    const id = browserIds[browser];
    lowest.set(id, Math.min(lowest.get(id) ?? Infinity, versionOf(version)));
  }
  return lowest;
}

function isBrowser(name: string): name is keyof typeof browserIds {
  return Object.hasOwn(browserIds, name);
}

/** Parses the lower end: 16.6 for `16.6-16.7` and `≤16.6`. NaN without a version. */
function versionOf(text = ''): number {
  return Number.parseFloat(text.replace('≤', ''));
}
