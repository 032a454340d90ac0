import type { Page } from 'playwright/test';
import { preloadAxe, violations } from '../support/axe.ts';
import { sendForm } from '../support/desk.ts';
import { type LifelikeDesk, openLifelikeDesk } from '../support/lifelike-desk.ts';
import { expectNoWordLost } from '../support/lost-words.ts';
import { overflow } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';
import { until } from '../support/until.ts';

// All tests share one desk.
test.describe.configure({ mode: 'default' });

let desk: LifelikeDesk;
test.beforeAll(async () => {
  desk = await openLifelikeDesk();
});
test.afterAll(() => desk.close());

type Screen = {
  url: (ids: LifelikeDesk['ids']) => string;
  /** Values to fill in before submitting the form, by field name. */
  fill?: Readonly<Record<string, string>>;
  /** Action of the form to submit, if a URL alone does not show the screen. */
  send?: (ids: LifelikeDesk['ids']) => string;
  /** Whether it shows raw settings, which can break anywhere. */
  isCode?: boolean;
};

const at = (url: string): Screen => ({ url: () => url });

/** Every screen of the desk. */
const screens: Readonly<Record<string, readonly Screen[]>> = {
  'signing in': [at('/sign-in'), at('/sign-in/link?token=wrong')],
  'the account and the 404 page': [at('/account'), at('/nothing')],
  'the inbox': [
    at('/inbox?state=all'),
    at('/inbox?state=overdue&kind=message&sort=oldest'),
    at('/inbox?q=nothing+like+this'),
    { url: ({ message }) => `/inbox/${message}` },
    { url: ({ callBack }) => `/inbox/${callBack}` },
    { url: ({ deletion }) => `/inbox/${deletion}` },
    at('/inbox/log'),
  ],
  'data of a person': [
    at('/inbox/person'),
    { ...at('/inbox/person'), fill: { who: 'nobody' }, send: () => '/inbox/person' },
    { ...at('/inbox/person'), fill: { who: 'parent' }, send: () => '/inbox/person' },
    { ...at('/inbox/person'), fill: { who: 'meena@example.in' }, send: () => '/inbox/person' },
  ],
  approvals: [
    at('/approvals'),
    at('/approvals?show=ready'),
    at('/approvals?show=approved'),
    { url: ({ waiting }) => `/approvals/${waiting}` },
    { url: ({ approved }) => `/approvals/${approved}` },
    { url: ({ broken }) => `/approvals/${broken}` },
    { url: ({ config }) => `/approvals/${config}`, isCode: true },
  ],
  posts: [
    at('/posts'),
    at('/posts?state=scheduled'),
    { url: ({ post }) => `/posts/${post}/publish` },
    { url: ({ post }) => `/posts/${post}/history` },
    { url: ({ post }) => `/posts/${post}/delete` },
  ],
  releases: [
    at('/releases'),
    at('/releases/mfe-home'),
    at('/releases/mfe-assessments'),
    at('/releases/previews'),
    { url: ({ preview }) => `/releases/previews/${preview}/end` },
    at('/releases/history'),
    at('/releases/history/1'),
  ],
  'confirmation pages': [
    { url: ({ waiting }) => `/releases/mfe-assessments/${waiting}/promote` },
    { url: ({ approved }) => `/releases/mfe-assessments/${approved}/promote` },
    { url: ({ broken }) => `/releases/mfe-assessments/${broken}/promote` },
    { url: ({ approved }) => `/releases/mfe-assessments/${approved}/canary` },
    { url: ({ waiting }) => `/releases/mfe-assessments/${waiting}/preview` },
    at('/releases/mfe-home/widen?share=50'),
    at('/releases/mfe-home/stop'),
    at('/releases/mfe-home/roll-back'),
  ],
  status: [at('/status'), at('/status/files')],
  'people and keys': [
    at('/people'),
    { ...at('/people/new'), fill: { name: ' ' }, send: () => '/people/new' },
    at('/people/keys'),
    { ...at('/people/keys/new'), fill: { days: '0' }, send: () => '/people/keys/new' },
  ],
};

async function signIn(page: Page, who: keyof LifelikeDesk['people']): Promise<void> {
  await page.goto(await desk.linkFor(desk.people[who]));
  await sendForm(page, '/sign-in/link');
}

async function open(page: Page, { url, fill = {}, send: action }: Screen): Promise<string> {
  const path = url(desk.ids);
  await page.goto(desk.origin + path);
  for (const [name, value] of Object.entries(fill)) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
  if (!action) return path;
  await sendForm(page, action(desk.ids));
  return `${path} ${JSON.stringify(fill)}`;
}

/** Checks a screen on a phone, and a sample of each kind of screen on a desktop and at every text size as well. */
async function expectSound(
  page: Page,
  where: string,
  { isCode = false, isSample = false }: { isCode?: boolean | undefined; isSample?: boolean } = {},
): Promise<void> {
  for (const width of isSample ? [1280, 360] : [360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page, { targets: true }), `${where} at ${width} px`).toEqual([]);
    await expect(page.locator('h1'), where).toHaveCount(1);
    expect(await page.evaluate(overflow), `${where} at ${width} px`).toBe(0);
    await expectKeyboardLeads(page, `${where} at ${width} px`);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(lookAlikes), `${where} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(leaveOutShortened);
  const sizes = isSample ? 'any size' : 'twice the size';
  if (!isCode) await expectNoWordLost(page, 'body', where, sizes);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(overflow), `${where} is wider than 320 px`).toBe(0);
}

/** Tabs through all controls: each must be reached in page order, in view and with a visible focus outline. */
async function expectKeyboardLeads(page: Page, where: string): Promise<void> {
  const count = await page.evaluate(numberControls);
  await page.evaluate(() => {
    // Makes Tab start at the top of the page.
    document.body.tabIndex = -1;
    document.body.focus();
    scrollTo(0, 0);
  });
  const reached: (string | null)[] = [];
  const hidden: string[] = [];
  for (let stops = 0; stops < count; stops += 1) {
    await page.keyboard.press('Tab');
    // The page may still be scrolling.
    await until(5, async () => (await page.evaluate(focusedControl)).problem === null);
    const { number, problem } = await page.evaluate(focusedControl);
    reached.push(number);
    if (problem !== null) hidden.push(problem);
  }
  const numbers = Array.from({ length: count }, (_, number) => String(number));
  expect(reached, `${where}: the tab order`).toEqual(numbers);
  expect(hidden, `${where}: hidden focus`).toEqual([]);
}

for (const [name, list] of Object.entries(screens)) {
  test(`${name}: every screen passes axe, works by keyboard and loses no text`, async ({
    page,
    expectPageErrors,
  }) => {
    expectPageErrors(/40[34]|422/);
    await preloadAxe(page);
    if (name !== 'signing in') await signIn(page, 'owner');
    for (const screen of list) {
      const { isCode } = screen;
      await expectSound(page, await open(page, screen), { isCode, isSample: screen === list[0] });
    }
  });
}

test('the pages after creating, removing, refusing and requesting a link pass axe', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(/40[34]/);
  await preloadAxe(page);
  await page.goto(`${desk.origin}/sign-in`);
  await sendForm(page, '/sign-in', { email: 'nobody@pebble.example' });
  await expectSound(page, 'a requested link');
  await page.goto(await desk.linkFor(desk.people.clerk));
  await expectSound(page, 'opening a link');
  await sendForm(page, '/sign-in/link');
  await page.goto(`${desk.origin}/people`);
  await expectSound(page, 'the 403 page');

  await signIn(page, 'owner');
  const person = `${desk.origin}/people/${desk.people.clerk.id}`;
  await page.goto(person);
  await sendForm(page, `/people/${desk.people.clerk.id}/roles`);
  await expectSound(page, 'saved roles');
  await sendForm(page, `/people/${desk.people.clerk.id}/link`);
  await expectSound(page, 'a link that is shown once');
  await page.goto(`${person}/remove`);
  await expectSound(page, 'removing a person');
  await page.goto(`${desk.origin}/people/keys/new`);
  await page.locator('[name=name]').fill('another-ci');
  await page.locator('[name=sections]').first().check();
  await page.locator('[name=actions]').first().check();
  await sendForm(page, '/people/keys/new');
  await expectSound(page, 'a key that is shown once');
  const { waiting, message } = desk.ids;
  await page.goto(`${desk.origin}/approvals/${waiting}`);
  await page.getByLabel('Comment').fill('The dose is missing. '.repeat(9));
  await page.getByRole('button', { name: 'Request changes' }).click();
  await expect(page.getByText('You have requested changes.')).toBeVisible();
  await expectSound(page, 'requested changes');
  await page.goto(`${desk.origin}/inbox/${message}`);
  await page.locator('[name=words]').fill('Called twice, nobody answered.\nTries again on Monday.');
  await sendForm(page, `/inbox/${message}/note`);
  await expectSound(page, 'a message with a note');
});

/** Numbers all controls in page order and returns their count. Runs in the page. */
function numberControls(): number {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) && !control.matches('[type=hidden]'),
  );
  // A group of radio buttons is one tab stop.
  const radios = new Set<string>();
  const reached = controls.filter((control) => {
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const isFirst = !radios.has(control.name);
    radios.add(control.name);
    return isFirst;
  });
  for (const [number, control] of reached.entries()) control.dataset['number'] = String(number);
  return reached.length;
}

/**
 * Returns the focused control, and the reason if its focus is not visible. Runs in the page, so it must be
 * self-contained.
 */
function focusedControl(): { number: string | null; problem: string | null } {
  const { activeElement: control } = document;
  if (!(control instanceof HTMLElement)) return { number: null, problem: 'nothing has the focus' };
  const number = control.dataset['number'] ?? null;
  const { outlineStyle, outlineWidth } = getComputedStyle(control);
  const { left, top, width, height } = control.getBoundingClientRect();
  const called = `${control.tagName} ${control.textContent?.trim().slice(0, 40) ?? ''}`;
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
    return { number, problem: `${called} is not outlined` };
  }
  // A scrolling row may clip the end of a control, and for a text area, a visible first line is enough.
  const seen = Math.min(height, 32);
  const middle = document.elementFromPoint(left + width / 2, top + seen / 2);
  const isSeen =
    top >= -1 &&
    top + seen <= innerHeight + 1 &&
    middle !== null &&
    (control.contains(middle) || middle.contains(control));
  return { number, problem: isSeen ? null : `${called} is not seen` };
}

/**
 * Excludes text that may be truncated or broken anywhere: previews in lists, which link to the full text, and ids. Runs
 * in the page.
 */
function leaveOutShortened(): void {
  for (const element of document.querySelectorAll('body *')) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') element.ariaHidden = 'true';
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    node.textContent = (node.textContent ?? '').replaceAll(/[\da-f]{10,}/g, (id) =>
      '0'.repeat(id.length),
    );
  }
}

/**
 * Finds current links that look like their neighbours, and words marked by colour alone, in forced colours. Runs in the
 * page, so it must be self-contained.
 */
function lookAlikes(): string[] {
  const lookOf = (element: Element) => {
    const { color, backgroundColor, borderColor, fontWeight, textDecorationLine } =
      getComputedStyle(element);
    return [color, backgroundColor, borderColor, fontWeight, textDecorationLine].join();
  };
  const found: string[] = [];
  for (const here of document.querySelectorAll('nav [aria-current]')) {
    const others = [...(here.closest('nav')?.querySelectorAll('a:not([aria-current])') ?? [])];
    if (others.some((other) => lookOf(other) === lookOf(here))) {
      found.push(`${here.textContent?.trim()} looks like the links beside it`);
    }
  }
  for (const mark of document.querySelectorAll('ins, del')) {
    const { parentElement } = mark;
    if (parentElement && lookOf(mark) === lookOf(parentElement)) {
      found.push(`${mark.textContent} looks like the words around it`);
    }
  }
  return found;
}
