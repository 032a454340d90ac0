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

/** Deno takes about 400 MB of writable memory for itself before a renderer allocates anything. */
const RUNTIME_MB = 400;

/** How a renderer process is started. */
export type RendererCommand = { program: string; args: readonly string[]; env: NodeJS.ProcessEnv };

function findDeno(): string | null {
  const name = denoPackages[`${process.platform}-${process.arch}`];
  if (name === undefined) return null;
  try {
    const folder = path.dirname(require.resolve(`${name}/package.json`));
    return path.join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  } catch {
    // An optional package: npm installs none where it has no binary for the C library.
    return null;
  }
}

const deno = findDeno();

/**
 * Why this machine must not render releases that somebody has uploaded, in a sentence; `null` where it may. Only Linux
 * limits the memory of a process, and only Deno denies it network, files, programs and signals.
 */
export const unsandboxedReason: string | null =
  deno !== null && process.platform === 'linux'
    ? null
    : 'This machine cannot sandbox renderers, so it takes no releases from elsewhere. Run the delivery service on Linux with glibc, on x64 or arm64.';

/**
 * The command that starts a renderer: Deno without a single permission, with a limit on the memory it may allocate that
 * the kernel enforces. Where there is no Deno, Node runs it without any protection; see `unsandboxedReason`.
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
  // Deno keeps its caches in memory where it cannot write.
  const env = { DENO_DIR: '/dev/null/deno', DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  if (process.platform !== 'linux') return { program: deno, args, env };
  const kilobytes = (memoryMb + RUNTIME_MB) * 1024;
  const limited = `ulimit -d ${kilobytes} && ulimit -c 0 && exec "$0" "$@"`;
  return { program: '/bin/sh', args: ['-c', limited, deno, ...args], env };
}
