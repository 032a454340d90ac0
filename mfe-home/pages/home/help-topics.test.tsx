import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { HelpTopicsWords } from '../../content/hero-slides-schema.ts';
import document from '../../content/help-topics.yaml';
import { HelpStrip, HelpTopics } from './help-topics.tsx';

const helpTopics = contentOf<HelpTopicsWords>(document);

const site = configuredSite();

test('links each worry directly to its page', () => {
  render(<HelpTopics site={site} />);

  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href')]),
  ).toEqual(helpTopics.topics.map(({ title, to }) => [title, to]));
  expect(screen.getByRole('link', { name: /^Feelings Attention, worry/ })).toBeVisible();
});

test('shows every configured helpline as a phone link with its name', () => {
  render(<HelpStrip site={site} />);

  const calls = screen.getAllByRole('link');
  expect(calls.map((link) => link.getAttribute('href'))).toEqual([
    'tel:112',
    'tel:14416',
    'tel:1098',
  ]);
  expect(calls[1]).toHaveTextContent('Tele-MANAS');
});
