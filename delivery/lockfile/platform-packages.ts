import * as v from 'valibot';

/** One package of `package-lock.json`, as far as this module reads and writes it; the rest is kept. */
const lockedPackage = v.looseObject({
  version: v.optional(v.string()),
  dev: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  os: v.optional(v.array(v.string())),
  cpu: v.optional(v.array(v.string())),
  libc: v.optional(v.array(v.string())),
  dependencies: v.optional(v.record(v.string(), v.string())),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
});

const lockfile = v.looseObject({ packages: v.record(v.string(), lockedPackage) });

/** The packages of a lockfile by their place, such as `node_modules/a/node_modules/b`; the project itself is ''. */
export type LockedPackages = v.InferOutput<typeof lockfile>['packages'];

/** Reads the text of a `package-lock.json`. Throws when it is something else. */
export function parseLockfile(text: string): v.InferOutput<typeof lockfile> {
  return v.parse(lockfile, JSON.parse(text));
}

/** A package for another platform that the lockfile lacks, and who asks for it. */
export type MissingPackage = { name: string; version: string; askedBy: string };

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
  'arm',
];

/**
 * Optional packages that are asked for and not locked. npm leaves out those that its registry does not
 * offer for the machine it runs on, and then `npm ci` fails everywhere.
 */
export function missingPackages(packages: LockedPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, place, name))
      .map(([name, version]) => ({ name, version, askedBy: place })),
  );
}

/**
 * Adds what is missing, with the system and processor that the package's name tells. No integrity is
 * written, because the package was not seen; npm adds it where it installs the package.
 * Throws for a package whose version is a range or whose name tells no platform.
 */
export function withPlatformPackages(packages: LockedPackages): LockedPackages {
  const added = missingPackages(packages).map(({ name, version, askedBy }) => {
    if (!/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(`${askedBy} asks for ${name} ${version}, which is no exact version.`);
    }
    const dev = packages[askedBy]?.dev === true ? { dev: true } : {};
    return [
      `node_modules/${name}`,
      { version, ...platformOf(name), ...dev, optional: true },
    ] as const;
  });
  return Object.fromEntries(
    [...Object.entries(packages), ...added].toSorted(([one], [other]) =>
      one < other ? -1 : Number(one > other),
    ),
  );
}

function isLocked(packages: LockedPackages, place: string, name: string): boolean {
  const folders = place.split('/node_modules/');
  return (
    folders.some((_, index) => {
      const folder = folders.slice(0, folders.length - index).join('/node_modules/');
      return `${folder}/node_modules/${name}` in packages;
    }) || `node_modules/${name}` in packages
  );
}

function platformOf(name: string): { os?: string[]; cpu: string[]; libc?: string[] } {
  const words = name.split(/[/-]/);
  if (words.includes('wasm32')) return { cpu: ['wasm32'] };
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os || !cpu) throw new Error(`The name ${name} tells no platform.`);
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return { os: [os], cpu: [cpu], libc: [libc] };
}
