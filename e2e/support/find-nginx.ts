import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './install-debian-packages.ts';

/** The result of looking for nginx: its program, or a message about what stays unchecked without it. */
export type FoundNginx = { kind: 'found'; path: string } | { kind: 'missing'; message: string };

/** The nginx module that the configuration loads, with its folder. */
const BROTLI = 'modules/ngx_http_brotli_static_module.so';

/** Finds an nginx that can serve brotli files. `install` allows installing Debian's when root, without starting it. */
export function findNginx({ install }: { install: boolean }): FoundNginx {
  let present = systemNginx();
  if (present === null && install) {
    installDebianPackages('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
    present = systemNginx();
  }
  if (present) return { kind: 'found', path: present };
  return {
    kind: 'missing',
    message:
      'The site is not tested behind nginx here, because no nginx with libnginx-mod-http-brotli-static was found and none could be installed.',
  };
}

function systemNginx(): string | null {
  // PATH often lacks the folders of servers.
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v nginx'],
    { encoding: 'utf8' },
  );
  const program = (stdout ?? '').trim();
  if (program === '') return null;
  // nginx prints its build options to standard error.
  const built = spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr ?? '';
  const prefix = /--prefix=(\S+)/.exec(built)?.[1];
  const isWhole =
    prefix !== undefined &&
    built.includes('http_gzip_static_module') &&
    existsSync(path.join(prefix, BROTLI));
  return isWhole ? program : null;
}
