import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

/** The author of a commit. */
export type Author = { name: string; email: string };

/** Thrown when git exits with an error. */
export class GitError extends Error {
  override name = 'GitError';
  /** The exit code; `merge-file` returns the number of conflicts. */
  readonly code: number;

  constructor(command: string, code: number, output: string) {
    super(`git ${command} failed with ${code}: ${output}`);
    this.code = code;
  }
}

/**
 * Settings that override those of the repository and of the machine: a commit of a writer must run no hook, ask for no
 * signature and follow no symlink.
 */
const settings = [
  'core.hooksPath=/dev/null',
  'core.symlinks=false',
  'core.fsmonitor=false',
  'core.quotePath=false',
  'commit.gpgSign=false',
  'merge.conflictStyle=merge',
  'protocol.ext.allow=never',
  // The service may run as another user than the owner of the checkout.
  'safe.directory=*',
  // A password comes from the address or from a key; nobody is there to type one.
  'core.askPass=false',
  'user.name=Desk',
  'user.email=desk@localhost',
].flatMap((setting) => ['-c', setting]);

/** A fetch from a slow server ends after this time. */
const TIMEOUT_MS = 120_000;

/** Runs git in `folder` and returns what it printed. Throws a `GitError`. */
export async function git(folder: string, args: readonly string[]): Promise<string> {
  try {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024, timeout: TIMEOUT_MS };
    return (await run('git', [...settings, ...args], options)).stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = v.parse(failure, error);
    if (typeof code !== 'number') throw error;
    throw new GitError(args[0] ?? '', code, `${stderr}${stdout}`.trim());
  }
}

/** What `execFile` rejects with. `code` is a word if git could not be started. */
const failure = v.object({
  code: v.optional(v.nullable(v.union([v.number(), v.string()]))),
  stdout: v.optional(v.string()),
  stderr: v.optional(v.string()),
});

/** The option that names the author of a commit. Git would read `<`, `>` and line breaks as part of the address. */
export function authorOption({ name, email }: Author): string {
  const plain = (words: string) => words.replaceAll(/[<>\p{Cc}]/gu, ' ').trim();
  return `--author=${plain(name) || 'Unknown'} <${plain(email)}>`;
}
