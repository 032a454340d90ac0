import '@site/kit/testing/text-encoder.ts';
import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  behaviouralOffering,
  hearingOffering,
  visionOffering,
  site,
} from '../../testing/documents.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { offeringPage } from './offering-page.tsx';

const behavioural = offeringPage(behaviouralOffering);
const hearing = offeringPage(hearingOffering);
const vision = offeringPage(visionOffering);
const { slug } = site.product;

test('the hearing test opens on another site, and the upcoming test in the app is marked as such', async () => {
  const user = userEvent.setup();
  const { openDialog } = renderPage(hearing);

  const test = screen.getByRole('link', { name: /Take Test/ });
  expect(test).toHaveAttribute('href', site.links.hearingTest);
  expect(test).toHaveAttribute('target', '_blank');
  expect(test).toHaveTextContent('“Take Test” opens hearing.pebble.example in a new tab.');
  const soon = screen.getByRole('link', { name: /Hearing test in the app/ });
  expect(soon).toHaveTextContent('Coming Soon');
  expect(soon).toHaveAttribute('data-live');
  expect(soon).toHaveAttribute('href', '/intervention/comingSoon');
  await user.click(soon);
  expect(openDialog).toHaveBeenCalledWith({
    dialog: 'coming-soon',
    about: 'The hearing test in the app',
  });
});

test('the hearing page says when to get help, with a place and sources', () => {
  const { head } = renderPage(hearing);

  expect(screen.getByRole('link', { name: 'When to get help' })).toHaveAttribute('href', '#help');
  expect(document.querySelector('#help')).toHaveTextContent('Nearest hospital with an ENT doctor');
  const references = screen.getAllByRole('link', { name: /^Source \d+$/ });
  const lost = references.filter(
    (link) => !document.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
  );
  expect(lost).toEqual([]);
  expect(head.jsonLd?.[1]).toMatchObject({
    citation: expect.arrayContaining(['https://doi.org/10.15142/fptk-b748']),
  });
});

test('each assessment has its own link, questions, price and ages', () => {
  renderPage(behavioural);

  const starts = screen.getAllByRole('link', { name: /27 questions/ });
  const { developmentalMilestone: _, ...addresses } = site.links.assessments;
  expect(starts.map((start) => start.getAttribute('href') ?? '').toSorted()).toEqual(
    Object.values(addresses).toSorted(),
  );
  for (const start of starts) {
    expect(start).toHaveAttribute('target', '_blank');
    expect(start).toHaveAccessibleName(
      /(\d+–\d+|6\+) years .*₹(999|349) Start \(opens assess\.pebble\.example in a new tab\)$/,
    );
  }
  expect(screen.getByText('“Start” opens assess.pebble.example in a new tab.')).toBeVisible();
  // Leads to help for a child in danger.
  expect(screen.getByRole('link', { name: 'What to do now' })).toHaveAttribute(
    'href',
    '/blog/103#in-post-suicide-and-self-harm',
  );
});

test('the vision page links to its articles', () => {
  const { head } = renderPage(vision);

  expect(
    screen.getAllByRole('link', { name: /Read More/ }).map((card) => card.getAttribute('href')),
  ).toEqual([1, 2].map((id) => `/${slug}-offerings/${slug}-vision/article/${id}`));
  expect(head.jsonLd?.[0]).toMatchObject({
    itemListElement: [
      { name: 'Home' },
      { name: 'Offerings' },
      { name: `${site.product.name} Vision` },
    ],
  });
});
