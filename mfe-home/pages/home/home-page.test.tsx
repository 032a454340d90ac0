import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { hydrateInTest } from '@site/kit/ui/hydrate-in-test.tsx';
import { screen } from '@testing-library/react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { HomePage } from './home-page.tsx';

const site = configuredSite();
const nothing = () => {};

test('the page is sent without inline styles, its ids are unique, and its sections come in order under headings', async () => {
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
    ({ innerHTML: sent }) => {
      expect(sent).not.toContain('style=');
      const ids = [...sent.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  const names = screen.getAllByRole('heading', { level: 1 });
  expect(names).toHaveLength(1);
  expect(names[0]).toHaveTextContent(site.product.name);
  expect(names[0]?.closest('[aria-roledescription]')).toBeNull();
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => !heading.closest('[aria-roledescription="carousel"] li'))
      .map(({ textContent }) => textContent),
  ).toEqual([
    'What would you like help with?',
    'Need help right now?',
    'What is right for your child’s age?',
    'Who should see your child?',
    'Talk to a doctor from home',
    'Checks you can start with',
    'Digital interventions',
    'Articles and parent stories',
    'Every report, in your pocket',
  ]);

  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('What would you like help with?');
  expect(first).toHaveAttribute('href', '#start');
  expect(document.getElementById('start')).toContainElement(
    screen.getByRole('heading', { name: 'What would you like help with?' }),
  );
  expect(second).toHaveAttribute('href', '/assessments');
  expect(screen.getByRole('link', { name: 'See what is coming' })).toHaveAttribute(
    'href',
    '/intervention/comingSoon',
  );
  expect(screen.getByRole('link', { name: 'Explore assessments' })).toHaveAttribute(
    'href',
    '/assessments/behavioral',
  );
});
