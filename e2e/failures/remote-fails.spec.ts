import type { RemoteName } from '@site/kit/remote/contract.ts';
import { breakRemote, containerOf, type Failure } from '../support/break-remote.ts';
import {
  followLinkTo,
  isSameDocument,
  markDocument,
  openLive,
  type SampledSection,
  samplePages,
  untilLive,
} from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Builds a module with the given failing lifecycles; the others work. */
const moduleWith = (lifecycles: string) => `{
  bootstrap: async () => {},
  update: async () => {},
  unmount: async () => {},
  ${lifecycles}
}`;

const failsToMount = moduleWith(`
  mount: async () => { throw new Error('broken on purpose'); },
`);

/** An island that throws: its HTML stays, and the section notifies the shell. */
const failsToHydrate = moduleWith(`
  mount: async ({ onFailure }) => onFailure(new Error('broken on purpose')),
`);

type FailureCase = {
  what: string;
  /** The failing remote. The shell treats all remotes alike, so one per kind of failure is enough. */
  remote: SampledSection;
  failure: (name: RemoteName) => Failure;
  /** The errors that this failure may log. */
  expected: RegExp;
};

/** How long a page waits for a section's code, in milliseconds. */
const TIMEOUT_MS = 8000;

const refused = /ERR_FAILED|Failed to load|ScriptNetworkError|\[shell\]/;

const cases: readonly FailureCase[] = [
  {
    what: 'cannot be fetched',
    remote: 'mfe-forms',
    failure: () => ({ kind: 'refused' }),
    expected: refused,
  },
  {
    what: 'never arrives',
    remote: 'mfe-assessments',
    failure: () => ({ kind: 'hangs' }),
    expected: /timed out|Timed out after|\[shell\]|integrity mismatch/,
  },
  {
    what: 'is truncated',
    remote: 'mfe-home',
    failure: () => ({ kind: 'truncated' }),
    // The syntax error depends on where the code is truncated.
    expected: /^uncaught at [^:]*: (Unexpected|Invalid|missing|Missing|Identifier)|\[shell\]/,
  },
  {
    what: 'throws on mount',
    remote: 'mfe-company',
    failure: (name) => ({ kind: 'replaced', code: containerOf(name, failsToMount) }),
    expected: /broken on purpose|\[shell\]/,
  },
  {
    what: 'throws while it hydrates',
    remote: 'mfe-assessments',
    failure: (name) => ({ kind: 'replaced', code: containerOf(name, failsToHydrate) }),
    expected: /broken on purpose|\[shell\]/,
  },
];

for (const { what, remote, failure, expected } of cases) {
  test(`a visitor can open, read and leave ${remote} when its code ${what}`, async ({
    page,
    expectPageErrors,
  }) => {
    expectPageErrors(expected);
    const { path, heading } = samplePages[remote];
    const neighbour = samplePages[remote === 'mfe-company' ? 'mfe-blog' : 'mfe-company'];
    const h1 = page.getByRole('heading', { level: 1 });
    await breakRemote(page, remote, failure(remote));
    const isHanging = what === 'never arrives';
    if (isHanging) await page.clock.install();
    const passTimeout = () => (isHanging ? page.clock.runFor(TIMEOUT_MS) : undefined);
    await openLive(page, neighbour.path);
    await markDocument(page);
    await followLinkTo(page, path);
    await passTimeout();
    await expect(page, 'to the section').toHaveURL(path);
    await expect(h1, 'to the section').toHaveText(heading);
    expect(await isSameDocument(page), 'the page needs none of its code').toBe(true);

    await page.reload();
    const slot = page.locator('#slot');
    const before = await slot.innerText();
    // The shell has loaded, and is only waiting for this code.
    await page.locator('[data-toasts]').waitFor({ state: 'attached' });
    await passTimeout();
    await untilLive(page);
    await expect(h1).toHaveText(heading);
    expect(await slot.innerText()).toBe(before);
    await followLinkTo(page, neighbour.path);
    await expect(page, 'from the section').toHaveURL(neighbour.path);
    await expect(h1, 'from the section').toHaveText(neighbour.heading);
    // Requests in flight get the same response until the page navigates away.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('if the server is down too, the visitor sees an explanation, a retry button and the phone number', async ({
  page,
  expectPageErrors,
}) => {
  expectPageErrors(refused);
  const { path, heading } = samplePages['mfe-company'];
  await openLive(page, samplePages['mfe-blog'].path);
  await page.route(`**${path}`, (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'Questions and answers' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
  await expect(page).toHaveURL(path);
  await expect(page.locator('#slot').getByRole('link', { name: /^Call / })).toHaveAttribute(
    'href',
    /^tel:/,
  );

  await page.unroute(`**${path}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});
