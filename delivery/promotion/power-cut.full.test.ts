import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { storedSubmissions } from '@site/api/testing/stored-submissions.ts';
import { createPostStore, picturesOf } from '@site/api/posts/post-store.ts';
import { publishPost } from '@site/api/posts/publish-post.ts';
import { createSubmissionStore } from '@site/api/submissions/store-submission.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { repetitions } from '@site/kit/testing/repetitions.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createHost } from '../host/create-host.ts';
import { createRevision } from '../posts/post-revisions.ts';
import { openStores } from '../stores/stores.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { postInFolder } from '../testing/post-in-folder.ts';
import { type FakeRelease, openTestSite, type TestSite } from '../testing/open-test-site.ts';
import { storeConfig } from './plan.ts';
import { rollBack, promote } from './promote.ts';

const CUTS = repetitions(10);

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });

/** Whether this process can mount disk images: as root on Linux, outside most containers. */
function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return (
    ['mkfs.ext4', 'losetup'].every((name) => spawnSync(name, ['-V']).status === 0) &&
    spawnSync('losetup', ['-f']).status === 0
  );
}

const isMountable = canMount();
if (!isMountable) {
  process.stderr.write('No power cut is tested here: only root on Linux can mount a disk image.\n');
}
const describeMounted = isMountable ? describe : describe.skip;

describeMounted('a power cut', () => {
  let folder = '';
  let disk = '';
  let site: TestSite;
  let database: DatabaseHandle;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'power-cut-'));
    disk = path.join(folder, 'disk');
    await mkdir(disk);
    run('truncate', '-s', '96M', `${disk}.img`);
    run('mkfs.ext4', '-q', `${disk}.img`);
    // During the test the kernel flushes nothing by itself, so only data that the product syncs reaches the disk.
    run('mount', '-o', 'loop,commit=300', `${disk}.img`, disk);
    site = await openTestSite({ parent: disk });
    database = await openTestDatabase(site.stores.dataDir);
  });

  afterAll(async () => {
    await database?.close();
    await site?.close();
    spawnSync('umount', [disk]);
    await rm(folder, { recursive: true, force: true });
  });

  test('loses no acknowledged changes, and the site starts', async () => {
    const emails: string[] = [];
    const notes: string[] = [];
    const posts: string[] = [];
    const release = (number: number): FakeRelease => ({
      name: 'mfe-home',
      pages: { '/': `Words ${number}`, '/school': `Words ${number}` },
      files: { 'browser/run.js': `run(${number});` },
    });
    const actions: readonly ((number: number) => Promise<unknown>)[] = [
      (number) => site.goLive(release(number)),
      async (number) => {
        const email = `parent-${number}@visitor.example`;
        const message = { name: 'Asha', email, message: 'Hello' };
        await createSubmissionStore(database).store('message', message);
        emails.push(email);
      },
      () => rollBack(site.stores, 'mfe-home'),
      async (number) => {
        const what = `note ${number}`;
        await site.stores.registry.note({ who: 'test', what, details: [], sections: [] });
        notes.push(what);
      },
      async (number) => {
        const { contact, ...rest } = configuredSite();
        const phone = `+91 80 5550 ${1000 + number}`;
        const config = await storeConfig(site.stores, { ...rest, contact: { ...contact, phone } });
        await promote(site.stores, { config });
      },
      async (number) => {
        const outcome = await publish(number);
        if (outcome.kind === 'done') posts.push(outcome.id);
      },
    ];
    const act = async (number: number) => actions[number % actions.length]?.(number);

    await site.goLive({ name: 'shell' }, release(0));
    await site.goLive(release(1));
    for (let cut = 0; cut < CUTS; cut += 1) {
      await act(cut);
      const live = [(await site.stores.registry.live()).id];
      const acknowledged = { emails: [...emails], notes: [...notes], posts: [...posts] };
      // Every second cut interrupts the next action.
      const next = cut % 2 === 1 ? act(cut + 1000) : undefined;
      if (next) await pause(randomInt(40));
      run('cp', '--sparse=always', `${disk}.img`, `${disk}-${cut}.img`);
      await next;
      if (next) live.push((await site.stores.registry.live()).id);
      await expectIntact(cut, { live, acknowledged });
    }
    // Guards against a test that acknowledges nothing.
    expect([emails.length, notes.length, posts.length]).not.toContain(0);
  }, 600_000);

  /** Publishes a post with a unique picture. */
  async function publish(number: number) {
    const desk = path.join(folder, 'desk');
    await mkdir(desk, { recursive: true });
    const background = { r: number % 256, g: 90, b: 120 };
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toFile(path.join(desk, `${number}.png`));
    const file = path.join(desk, `post-${number}.md`);
    await writeFile(
      file,
      `---\ntitle: Post ${number}\nauthor: Asha Rao\nsummary: What to do at home.\ndate: 2026-11-10\nthumbnail: ${number}.png\nalt: A colour\n---\n\nWords\n`,
    );
    const { stores } = site;
    const data = () => createRevision(stores, database);
    const promotePosts = () => promote(stores, { data });
    const context = { database, today: '2026-11-21', promotePosts };
    return publishPost(context, await postInFolder(file));
  }

  /** Starts the site from the copied disk and compares it with what was acknowledged before the power cut. */
  async function expectIntact(
    cut: number,
    {
      live,
      acknowledged,
    }: {
      live: readonly (string | null)[];
      acknowledged: Readonly<Record<'emails' | 'notes' | 'posts', readonly string[]>>;
    },
  ): Promise<void> {
    const copy = path.join(folder, `copy-${cut}`);
    await mkdir(copy);
    run('mount', '-o', 'loop', `${disk}-${cut}.img`, copy);
    try {
      const dataDir = path.join(copy, path.relative(disk, site.stores.dataDir));
      const stores = await openStores(dataDir, { dialect: 'sqlite', file: '' });
      const forms = await openTestDatabase(dataDir);
      try {
        expect(live).toContain((await stores.registry.live()).id);
        const stored = await storedSubmissions(forms);
        expect(stored.map(({ email }) => email)).toEqual(
          expect.arrayContaining([...acknowledged.emails]),
        );
        const journal = await stores.registry.journal(1000);
        expect(journal.map(({ what }) => what)).toEqual(
          expect.arrayContaining([...acknowledged.notes]),
        );
        const posts = await createPostStore(forms).rows();
        expect(posts.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged.posts]));
        const kept = posts.filter(({ id }) => acknowledged.posts.includes(id));
        for (const picture of kept.flatMap(picturesOf)) {
          expect(await createPostStore(forms).picture(picture)).not.toBeNull();
        }
        const host = await createHost({
          stores,
          database: forms,
          logger: createServerLogger({ write: () => {} }),
          trustedProxies: 0,
        });
        expect((await host.inject('/school')).statusCode).toBe(200);
        expect((await host.inject('/api/health')).json()).not.toHaveProperty('cannotFollowSince');
        await host.close();
      } finally {
        await forms.close();
        await stores.registry.close();
      }
    } finally {
      run('umount', copy);
      await rm(`${disk}-${cut}.img`);
    }
  }
});
