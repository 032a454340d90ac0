import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { hydrateInTest } from '@site/kit/ui/hydrate-in-test.tsx';
import { screen } from '@testing-library/react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { HomePage } from './home-page.tsx';

const site = configuredSite();
const nothing = () => {};

/** Shows the whole page as the browser gets it, and gives the HTML that was sent. */
async function show(): Promise<string> {
  let sent = '';
  await hydrateInTest(
    <OnTheHomePage>
      <HomePage
        site={site}
        params={{}}
        data={{ featured: null, published: [] }}
        openDialog={nothing}
        notify={nothing}
        setTitlePrefix={nothing}
      />
    </OnTheHomePage>,
    (page) => {
      sent = page.innerHTML;
    },
  );
  return sent;
}

test('the page has one name of its own, whichever slide is in front', async () => {
  await show();

  const names = screen.getAllByRole('heading', { level: 1 });
  expect(names).toHaveLength(1);
  expect(names[0]).toHaveTextContent(site.product.name);
  expect(names[0]?.closest('[aria-roledescription]')).toBeNull();
});

test('a worried parent is led to the topics by the first button', async () => {
  await show();

  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('What would you like help with?');
  const target = document.getElementById(first?.getAttribute('href')?.slice(1) ?? '');
  expect(target).toContainElement(
    screen.getByRole('heading', { name: 'What would you like help with?' }),
  );
});

test('the sections come in one order, each under a heading', async () => {
  await show();

  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => !heading.closest('[aria-roledescription="carousel"] li'))
      .map(({ textContent }) => textContent),
  ).toEqual([
    'What would you like help with?',
    'Need help right now?',
    'What fits your child’s age?',
    'Who should see your child?',
    'Talk to a doctor from home',
    'Checks you can begin with',
    'Digital interventions',
    'Articles and parent stories',
    'Every report, in your pocket',
  ]);
});

test('what is being made leads to its page, and assessments are there meanwhile', async () => {
  await show();

  expect(screen.getByRole('link', { name: 'See what is coming' })).toHaveAttribute(
    'href',
    '/intervention/comingSoon',
  );
  expect(screen.getByRole('link', { name: 'Explore assessments' })).toHaveAttribute(
    'href',
    '/assessments/behavioral',
  );
});

test('the page is sent without inline styles and with ids that occur once', async () => {
  const sent = await show();

  expect(sent).not.toContain('style=');
  const ids = [...sent.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
});
