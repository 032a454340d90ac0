import '@site/kit/testing/text-encoder.ts';
import { afterEach, expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { AddressInTest } from '@site/kit/testing/address-in-test.tsx';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { hydrateInTest } from '@site/kit/testing/hydrate-in-test.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { AgeFinderWords } from '../../content/home-schemas.ts';
import ageDocument from '../../content/age-finder.yaml';
import { AgeFinder as AgeFinderAlone } from './age-finder.tsx';

const ageFinder = contentOf<AgeFinderWords>(ageDocument);

function AgeFinder(props: ComponentProps<typeof AgeFinderAlone>) {
  return (
    <AddressInTest>
      <AgeFinderAlone {...props} />
    </AddressInTest>
  );
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const site = configuredSite();

const shown = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);

const forBabies = ageFinder.checks.filter(({ from }) => from < 1).map(({ name }) => name);

const choose = (age: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'How old is your child?' }), age);

test('initially lists every check with its link, and a way to contact us', () => {
  render(<AgeFinder site={{ ...site, contact: { ...site.contact, replyWithinHours: 24 } }} />);

  expect(shown()).toEqual(ageFinder.checks.map(({ name }) => name));
  expect(screen.getByRole('link', { name: /^Hearing/ })).toHaveAttribute(
    'href',
    `/${site.product.slug}-offerings/hearing`,
  );
  expect(screen.getByRole('link', { name: 'Ask us: we reply within 24 hours' })).toHaveAttribute(
    'href',
    '/contactUs',
  );
});

// Ages: specification, section 3.
test.each([
  ['Under 1 year', ['Whole-body check', 'Development Milestones', 'Hearing'], 'Autism'],
  ['1 to 3 years', ['Development Milestones', 'Autism', 'Screen Dependency Disorder'], 'ADHD'],
  [
    '12 to 16 years',
    ['Autism', 'ADHD', 'Reading, writing and numbers', 'Anxiety', 'Depression'],
    'Development Milestones',
  ],
])('for %s, shows the matching checks and announces their number', async (age, fit, other) => {
  render(<AgeFinder site={site} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await choose(age);

  expect(shown()).toEqual(expect.arrayContaining(fit));
  expect(shown()).not.toContain(other);
  expect(screen.getByRole('status')).toHaveTextContent(`${shown().length} pages: ${age}`);
});

test('offers the depression check to a teenager, with the questionnaire’s ages', async () => {
  render(<AgeFinder site={site} />);
  await choose('12 to 16 years');

  expect(screen.getByRole('link', { name: /^Depression/ })).toHaveTextContent(
    'Read about it and how to get help. Our questionnaire is for 8 to 11 years.',
  );
});

test('keeps an age chosen before hydration', async () => {
  await hydrateInTest(<AgeFinder site={site} />, (page) => {
    const select = page.querySelector('select');
    if (select) select.value = 'baby';
  });

  expect(screen.getByRole('combobox')).toHaveValue('baby');
  expect(shown()).toEqual(forBabies);
});

test('writes the chosen age to the address and the links, and selects the age in the address on load', async () => {
  const { unmount } = render(<AgeFinder site={site} />);
  const autism = () => screen.getByRole('link', { name: /^Autism/ }).getAttribute('href');
  await choose('1 to 3 years');
  expect(window.location.search).toBe('?age=1-4');
  expect(autism()).toBe('/assessments/behavioral/autism?months=12-48');
  await choose('Any age');
  expect(window.location.search).toBe('');
  expect(autism()).toBe('/assessments/behavioral/autism');
  unmount();

  window.history.replaceState(null, '', '/?age=0-1');
  await hydrateInTest(<AgeFinder site={site} />);
  expect(screen.getByRole('combobox')).toHaveValue('baby');
  expect(shown()).toEqual(forBabies);
});
