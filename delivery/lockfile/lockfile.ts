import * as v from 'valibot';

const versions = v.optional(v.record(v.string(), v.string()), {});

/** One package of `package-lock.json`, as far as this project reads it; other fields are kept. */
const lockedPackage = v.looseObject({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean(), false),
  dev: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  /** Shipped inside another package, whose integrity covers it. */
  inBundle: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
  engines: v.optional(v.union([v.object({ node: v.optional(v.string()) }), v.array(v.string())])),
  optionalDependencies: versions,
});

const lockfile = v.looseObject({ packages: v.record(v.string(), lockedPackage) });

/** The packages of a lockfile by location, such as `node_modules/a/node_modules/b`; '' is the project itself. */
export type LockedPackages = v.InferOutput<typeof lockfile>['packages'];

/** Reads the text of a `package-lock.json`. Throws if it is something else. */
export function parseLockfile(text: string): v.InferOutput<typeof lockfile> {
  return v.parse(lockfile, JSON.parse(text));
}

/** The packages of a lockfile without those that only tests and development need. */
export function withoutDevelopment(packages: LockedPackages): LockedPackages {
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([, { dev }]) => !dev)
      .map(([location, { devDependencies: _dropped, ...kept }]) => [location, kept]),
  );
}
