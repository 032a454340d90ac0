import { CONTRACT_VERSION, servesContract } from '@site/kit/remote/contract.ts';
import { isBelow, owns } from '../compose/owns.ts';
import type { Release } from '../releases/release.ts';
import { assetsOf } from '../releases/release-store.ts';
import { namesOf } from '../sections/change-sections.ts';
import { isReserved } from '../sections/is-reserved.ts';
import type { SiteSection } from '../sections/site-section.ts';

/**
 * Looks at a release as the live one of its part, beside the live releases of the others, on a site with these sections
 * (`null`: one without a list, whose releases own what they claim).
 * Gives what is wrong, a sentence each; an empty list means that it may be promoted.
 */
export function checkRelease(
  candidate: Release,
  others: readonly Release[],
  sections: readonly SiteSection[] | null,
): string[] {
  return [
    ...checkContract(candidate, others),
    ...checkExposes(candidate),
    ...checkOwnPaths(candidate),
    ...checkReserved(candidate),
    ...(sections ? checkListed(candidate, sections) : []),
    ...others.flatMap((other) => checkSharedPaths(candidate, other)),
  ];
}

function checkContract(candidate: Release, others: readonly Release[]): string[] {
  const { name, contractVersion } = candidate;
  if (name === 'shell') return checkShellContract(candidate, others);
  const shell = others.find((other) => other.name === 'shell');
  // The composer renders the section's pages, and the live shell mounts them.
  for (const spoken of [shell?.contractVersion ?? CONTRACT_VERSION, CONTRACT_VERSION]) {
    if (servesContract(spoken, contractVersion)) continue;
    const remedy =
      contractVersion > spoken
        ? 'Promote a shell of that version first, with delivery commands of that version.'
        : 'Release it again from the present source.';
    return [
      `${name} was built against version ${contractVersion} of the contract; this site serves versions ${spoken - 1} and ${spoken}. ${remedy}`,
    ];
  }
  return [];
}

/** A shell leaves remotes unheard that speak a contract which it does not know: they have to come along. */
function checkShellContract(shell: Release, others: readonly Release[]): string[] {
  const own = shell.contractVersion;
  if (!servesContract(CONTRACT_VERSION, own)) {
    return [
      `The shell was built against version ${own} of the contract; these delivery commands know versions ${CONTRACT_VERSION - 1} and ${CONTRACT_VERSION}.`,
    ];
  }
  return others
    .filter(({ contractVersion }) => !servesContract(own, contractVersion))
    .map(
      ({ name, contractVersion }) =>
        `The shell was built against version ${own} of the contract and serves versions ${own - 1} and ${own}; the live ${name} was built against version ${contractVersion}. Release ${name} again and promote both together.`,
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

function checkReserved({ name, prefixes }: Release): string[] {
  return prefixes
    .filter(isReserved)
    .map((prefix) => `${name} claims ${prefix}, which belongs to the site itself.`);
}

/** What a section may own is said by the site and not by the section. */
function checkListed(release: Release, sections: readonly SiteSection[]): string[] {
  const { name, prefixes } = release;
  if (name === 'shell') return [];
  const listed = sections.find((each) => each.name === name);
  if (!listed) {
    return [
      `This site has no section ${name}. It has ${namesOf(sections)}; npx site sections adds others.`,
    ];
  }
  return [
    ...prefixes
      .filter((prefix) => !owns(listed.prefixes, prefix))
      .map(
        (prefix) =>
          `${name} claims ${prefix}, which is not below what the site has given to it: ${listed.prefixes.join(', ')}.`,
      ),
    ...assetsOf(release)
      .filter((file) => !file.startsWith(`${name}/`))
      .map((file) => `${name} has the asset ${file}; those of a section are below ${name}/.`),
  ];
}

function checkSharedPaths(candidate: Release, other: Release): string[] {
  return candidate.prefixes.flatMap((mine) =>
    other.prefixes
      .filter((theirs) => isBelow(mine, theirs) || isBelow(theirs, mine))
      .map(() => `${candidate.name} claims ${mine}, which belongs to ${other.name}.`),
  );
}
