import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSiteProgram } from './build-site-program.ts';
import { freePort } from './free-port.ts';
import { startChild } from './start-child.ts';
import { copyShipped } from './test-site.ts';
import { untilAnswers } from './until-answers.ts';
import { untilServedAsPrinted } from './until-served.ts';
import { root, testedSite } from './site.ts';

const run = promisify(execFile);

/** A running site where tests can publish posts, and a folder for posts. */
export type BlogSite = {
  origin: string;
  /** Writes a post with valid front matter except for `changes`, and a picture next to it. Returns the post's path. */
  write: (name: string, changes: Readonly<Record<string, string>>, body: string) => Promise<string>;
  /**
   * Runs `npx site posts` with these arguments. Returns its output; if the command fails, throws an error with the
   * output.
   */
  blog: (...args: string[]) => Promise<string>;
  close: () => Promise<void>;
};

/** Serves a copy of the tested site, so that other tests do not see its pages change. */
export async function openBlogSite(): Promise<BlogSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'blog-site-'));
  const dataDir = path.join(folder, 'data');
  await copyShipped(testedSite.dataDir, dataDir);
  const port = await freePort();
  const { DATABASE_URL: _ignored, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    RUN_AS_ROOT: 'yes',
    COMPRESS_WELL: 'no',
  };
  const program = await buildSiteProgram(root, path.join(folder, 'programs'));
  const server = startChild([program, 'serve'], { cwd: root, env });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}/registry.json`);
  await cp(
    path.join(root, 'shell/assets/brand/social-default.png'),
    path.join(folder, 'pictures/family.png'),
  );
  return {
    origin,
    async write(name, changes, body) {
      const front = {
        title: 'A post',
        author: 'Asha Rao',
        summary: 'What the post is about.',
        date: '2026-11-20',
        thumbnail: 'pictures/family.png',
        alt: 'A doctor shows a child how an ear is checked',
        ...changes,
      };
      const lines = Object.entries(front).map(([field, text]) => `${field}: ${text}`);
      const file = path.join(folder, name);
      await writeFile(file, `---\n${lines.join('\n')}\n---\n\n${body}\n`);
      return file;
    },
    async blog(...args) {
      const { stdout } = await run(process.execPath, [program, 'posts', ...args], {
        cwd: root,
        env,
      });
      await untilServedAsPrinted(origin, stdout);
      return stdout;
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
