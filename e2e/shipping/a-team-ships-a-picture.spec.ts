import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { type SampledSection, samplePages, untilLive } from '../support/site.ts';
import { expect, test } from '../support/team-site.ts';

const run = promisify(execFile);

const { path: faq } = samplePages['mfe-company'];
const faqHeading = 'Answered by another team';

const slideHeading = 'Warm ears all winter';
const alt = 'A child in a woollen cap';
const pictureName = 'ears-in-winter.svg';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="412" height="309"><circle cx="206" cy="154" r="90" fill="#0b7285"/></svg>';

test('a team ships a new picture and its slide while another team ships, without a shell release', async ({
  site,
  desk,
  change,
  page,
}) => {
  const liveText = async (pathname: string) => (await fetch(site.origin + pathname)).text();
  /** The shell's release in a live page. */
  const shellOf = async (pathname: string) =>
    /\/r\/shell\/([0-9a-f]{16})\//.exec(await liveText(pathname))?.[1];
  /** Runs commands as a section's team, with its own data folder and a key for that section only. */
  const teamOf = async (section: SampledSection) => {
    const env = {
      ...process.env,
      DELIVERY_URL: desk.url,
      DELIVERY_KEY: await desk.keyFor(section),
      DATA_DIR: path.join(site.folder, '.teams', section),
    };
    return async (command: string) => {
      const words = [site.program, command, section];
      // `site.command` would wait for the printed version, which the other team's version may have replaced.
      const { stdout } = await run(process.execPath, words, { cwd: site.folder, env });
      return stdout;
    };
  };
  // Stops the slides.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shell = await shellOf('/');
  await writeFile(path.join(site.folder, 'mfe-home/assets', pictureName), svg);
  await change('mfe-home/content/hero-slides.yaml', 'slides:', `slides:${newSlide}`);
  await change('mfe-company/content/faq.md', /(?<=\n\n# ).+/, faqHeading);
  const [home, company] = await Promise.all([teamOf('mfe-home'), teamOf('mfe-company')]);
  await Promise.all([home('release'), company('release')]);

  const preview = await home('preview');
  await page.goto(/http:\S+/.exec(preview)?.[0] ?? '');
  const picture = await expectSlide(page);
  expect(await liveText('/')).not.toContain(slideHeading);
  expect((await fetch(site.origin + picture)).status).toBe(404);

  await Promise.all([home('promote'), company('promote')]);
  await expect.poll(() => liveText('/')).toContain(slideHeading);
  await expect.poll(() => liveText(faq)).toContain(faqHeading);
  await page.goto(site.origin);
  await expectSlide(page);
  expect([await shellOf('/'), await shellOf(faq)]).toEqual([shell, shell]);
});

/** Expects the slide with its picture before and after hydration. Returns the picture's address. */
async function expectSlide(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: alt });
  for (const isLive of [false, true]) {
    if (isLive) await untilLive(page);
    await expect(page.getByRole('heading', { name: slideHeading })).toBeVisible();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('naturalWidth', 412);
    await expect(picture).toHaveJSProperty('naturalHeight', 309);
  }
  const address = (await picture.getAttribute('src')) ?? '';
  expect(await page.evaluate(async (src) => (await fetch(src)).text(), address)).toBe(svg);
  return address;
}

const newSlide = `
  - kind: page
    id: ears-in-winter
    topic: physical
    subHeading: In the cold months
    heading: ${slideHeading}
    description: What helps against the cold, and when to see a doctor.
    img: { file: ${pictureName}, alt: ${alt} }
    readMore: { to: /assessments/physical, about: about physical screening }`;
