import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installDebianPackages } from '../support/install-debian-packages.ts';

export const engineNames = ['Firefox', 'WebKit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The result of looking for an engine: its browser, or a message about what stays untested without it. */
export type FoundEngine = { kind: 'found'; path: string } | { kind: 'missing'; message: string };

/** Finds a browser with the engine. `install` allows installing Debian's when root. */
export function findEngine(name: EngineName, { install }: { install: boolean }): FoundEngine {
  const { find, packages } = engines[name];
  let path = find();
  if (path === undefined && install) {
    installDebianPackages(name, packages);
    path = find();
  }
  if (path !== undefined) return { kind: 'found', path };
  return {
    kind: 'missing',
    message: `The site is not tested in ${name} here: ${packages.join(' and ')} could not be found or installed.`,
  };
}

const engines = {
  Firefox: {
    find: () => onPath('firefox-esr') ?? onPath('firefox'),
    packages: ['firefox-esr'],
  },
  WebKit: {
    find: () => {
      const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
      return onPath('WebKitWebDriver') && onPath('Xvfb') ? browser : undefined;
    },
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

function onPath(program: string): string | undefined {
  const { stdout } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return stdout.trim() || undefined;
}
