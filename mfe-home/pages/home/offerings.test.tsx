import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { hydrateInTest } from '@site/kit/testing/hydrate-in-test.tsx';
import { screen } from '@testing-library/react';
import type { OfferingsWords } from '../../content/section-schemas.ts';
import offeringsDocument from '../../content/offerings.yaml';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { Offerings } from './offerings.tsx';

const offerings = contentOf<OfferingsWords>(offeringsDocument);

const configured = configuredSite();
const site = { ...configured, product: { ...configured.product, name: 'Acorn', slug: 'acorn' } };

const nameOf = (card: Element | null) => card?.querySelector('h3')?.textContent;

test('each offering links to its page, and upcoming ones are marked', async () => {
  await hydrateInTest(
    <OnTheHomePage site={site}>
      <Offerings site={site} />
    </OnTheHomePage>,
    (page) => {
      // It opens the waitlist, so a click is held until the page is live.
      const waiting = [...page.querySelectorAll('a[data-live]')];
      expect(waiting.map(nameOf)).toEqual(['Ask Acorn']);
    },
  );

  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(offerings.cards.length);
  expect(links.map((link) => [nameOf(link), link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['Vision', '/acorn-offerings/acorn-vision'],
      ['Ask Acorn', '/intervention/comingSoon'],
      ['Biometric Monitoring', '/acorn-offerings/biometric'],
    ]),
  );
  const marked = screen.getAllByText('Coming Soon').map((mark) => nameOf(mark.closest('a')));
  expect(marked).toEqual(expect.arrayContaining(['Ask Acorn', 'Biometric Monitoring']));
  expect(marked).not.toContain('Vision');
});
