import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const script = path.join(import.meta.dirname, 'renderer-program.mjs');

/** npm packages that contain the Deno binary, by `process.platform` and `process.arch`. */
const denoPackages: Readonly<Record<string, string>> = {
  'linux-x64': '@deno/linux-x64-glibc',
  'linux-arm64': '@deno/linux-arm64-glibc',
  'darwin-x64': '@deno/darwin-x64',
  'darwin-arm64': '@deno/darwin-arm64',
  'win32-x64': '@deno/win32-x64',
  'win32-arm64': '@deno/win32-arm64',
};

/** Deno itself needs about 400 MB of writable memory. */
const RUNTIME_MB = 400;

export type RendererCommand = { program: string; args: readonly string[]; env: NodeJS.ProcessEnv };

function findDeno(): string | null {
  const name = denoPackages[`${process.platform}-${process.arch}`];
  if (name === undefined) return null;
  try {
    const folder = path.dirname(require.resolve(`${name}/package.json`));
    return path.join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  } catch {
    // Deno is optional: npm doesn't install it if there is no binary for the C library.
    return null;
  }
}

const deno = findDeno();

/**
 * Why this machine must not render uploaded releases, or `null` if it may. Only Linux can limit a process's memory, and
 * only Deno can deny it network, files, programs and signals.
 */
export const unsandboxedReason: string | null =
  deno !== null && process.platform === 'linux'
    ? null
    : 'This machine cannot sandbox renderers, so it does not accept uploaded releases. Run the delivery service on Linux with glibc, on x64 or arm64.';

/**
 * Returns the command that starts a renderer: Deno without permissions, and with limits enforced by the kernel. It can
 * write no file, whatever library opens it (SQLite writes its own temporary files), and leaves no core dump. Without
 * Deno, Node runs the renderer unprotected; see `unsandboxedReason`.
 */
export function rendererCommand(memoryMb: number): RendererCommand {
  const heap = `--max-old-space-size=${memoryMb}`;
  if (deno === null) return { program: process.execPath, args: [heap, script], env: {} };
  const args = [
    'run',
    '--no-prompt',
    '--no-config',
    '--no-lock',
    '--no-remote',
    '--no-npm',
    '--no-code-cache',
    `--v8-flags=${heap}`,
    script,
  ];
  // Deno caches in memory if it can't write.
  const env = { DENO_DIR: '/dev/null/deno', DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  // Windows has no such limits.
  if (process.platform === 'win32') return { program: deno, args, env };
  const limits = ['ulimit -c 0', 'ulimit -f 0'];
  if (process.platform === 'linux') limits.push(`ulimit -d ${(memoryMb + RUNTIME_MB) * 1024}`);
  const limited = [...limits, 'exec "$0" "$@"'].join(' && ');
  return { program: '/bin/sh', args: ['-c', limited, deno, ...args], env };
}
