import type { LockedPackages } from './platform-packages.ts';

/**
 * A lockfile's packages as they would be if nothing were needed for tests and development. Of those in `overridden` any
 * version will do, because npm does not think of a project's overrides when it reads a lockfile alone.
 */
export function withoutDevelopment(
  packages: LockedPackages,
  overridden: readonly string[] = [],
): LockedPackages {
  const anyVersion = ([name, range]: [string, string]) =>
    [name, overridden.includes(name) ? '*' : range] as const;
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([, { dev }]) => dev !== true)
      .map(([place, { devDependencies: _left, dependencies, ...kept }]) => [
        place,
        {
          ...kept,
          ...(dependencies && {
            dependencies: Object.fromEntries(Object.entries(dependencies).map(anyVersion)),
          }),
        },
      ]),
  );
}
