import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { SEARCH_INDEX_PART, SEARCH_INDEX_PATH } from '@site/kit/search/search-options.ts';
import { ROBOTS_PATH, SITE_MAP_PART, SITE_MAP_PATH } from '../compose/site-map.ts';
import { isBelow, owns } from '../compose/owns.ts';
import { probePaths } from '../host/probe-paths.ts';
import type { Release } from '../releases/release.ts';

/**
 * Looks at a release as the live one of its part, beside the live releases of the others.
 * Gives what is wrong, a sentence each; an empty list means that it may be promoted.
 */
export function checkRelease(candidate: Release, others: readonly Release[]): string[] {
  return [
    ...checkContract(candidate, others),
    ...checkExposes(candidate),
    ...checkOwnPaths(candidate),
    ...checkReserved(candidate),
    ...others.flatMap((other) => checkSharedPaths(candidate, other)),
  ];
}

function checkContract(candidate: Release, others: readonly Release[]): string[] {
  const { name, contractVersion } = candidate;
  if (name === 'shell') return checkShellContract(candidate, others);
  const shell = others.find((other) => other.name === 'shell');
  const spoken = shell?.contractVersion ?? CONTRACT_VERSION;
  if (contractVersion === spoken && contractVersion === CONTRACT_VERSION) return [];
  return [
    `${name} was built against version ${contractVersion} of the contract; this site runs version ${spoken}. Release it again from the present source.`,
  ];
}

/** A shell that speaks another contract leaves the live remotes unheard: they have to come along. */
function checkShellContract(shell: Release, others: readonly Release[]): string[] {
  return others
    .filter(({ contractVersion }) => contractVersion !== shell.contractVersion)
    .map(
      ({ name, contractVersion }) =>
        `The shell was built against version ${shell.contractVersion} of the contract and the live ${name} against version ${contractVersion}. Release ${name} again and promote both together.`,
    );
}

function checkExposes({ name, exposes }: Release): string[] {
  if (name === 'shell' || exposes.includes('./app')) return [];
  return [`${name} does not expose ./app, so the shell could not mount it.`];
}

function checkOwnPaths({ name, prefixes, routes }: Release): string[] {
  return routes
    .filter(({ pattern }) => !owns(prefixes, pattern))
    .map(({ pattern }) => `${name} has a page at ${pattern}, outside the prefixes it claims.`);
}

/** Addresses that belong to the site as a whole. */
const reserved = [
  '/r',
  '/website',
  '/api',
  '/.well-known',
  ...Object.values(probePaths),
  '/registry.json',
  '/site.json',
  SEARCH_INDEX_PATH,
  SITE_MAP_PATH,
  ROBOTS_PATH,
];

function checkReserved({ name, prefixes }: Release): string[] {
  return prefixes
    .filter(
      (prefix) =>
        reserved.some((own) => isBelow(prefix, own)) ||
        [SITE_MAP_PART, SEARCH_INDEX_PART].some((own) => own.test(prefix)),
    )
    .map((prefix) => `${name} claims ${prefix}, which belongs to the site itself.`);
}

function checkSharedPaths(candidate: Release, other: Release): string[] {
  return candidate.prefixes.flatMap((mine) =>
    other.prefixes
      .filter((theirs) => isBelow(mine, theirs) || isBelow(theirs, mine))
      .map(() => `${candidate.name} claims ${mine}, which belongs to ${other.name}.`),
  );
}
