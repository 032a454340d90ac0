import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Packages ask policy-rc.d whether a service may be started; 101 means no. */
const script = String.raw`
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm $policy' EXIT
  printf '#!/bin/sh\nexit 101\n' > $policy
  chmod 755 $policy
fi
apt-get update -qq
apt-get install -y -qq --no-install-recommends "$@"
`;

/** Installs Debian's packages without starting what they bring. Does nothing where this is no Debian or not root. */
export function installDebianPackages(what: string, packages: readonly string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing ${what} from Debian, without starting it …`);
  // Tests run in several processes, and apt-get fails when another one is running.
  spawnSync('flock', ['/var/lib/dpkg', 'sh', '-c', script, 'sh', ...packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
