import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Packages ask policy-rc.d whether they may start a service; 101 denies it. */
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

/** Installs Debian's packages without starting their services. Does nothing unless this is Debian and root. */
export function installDebianPackages(what: string, packages: readonly string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing ${what} from Debian, without starting it …`);
  // Tests run in several processes, and apt-get fails while another one runs.
  spawnSync('flock', ['/var/lib/dpkg', 'sh', '-c', script, 'sh', ...packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
