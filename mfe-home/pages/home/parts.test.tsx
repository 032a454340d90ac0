import { expect, jest, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import type { DialogRequest } from '@site/kit/remote/contract.ts';
import { AlwaysInView } from '@site/kit/testing/always-in-view.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { hydrateInTest } from '@site/kit/testing/hydrate-in-test.tsx';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { SpecialistsWords } from '../../content/home-schemas.ts';
import specialistsDocument from '../../content/specialists.yaml';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import { DoctorOnCall } from './bands.tsx';
import { HelpStrip } from './help-topics.tsx';
import { Hero } from './hero.tsx';
import { Offerings } from './offerings.tsx';
import { ParentsDesk } from './parents-desk.tsx';
import { Specialists } from './specialists.tsx';

const specialists = contentOf<SpecialistsWords>(specialistsDocument);
const site = configuredSite();
const deskless = { ...site, thirdParties: { ...site.thirdParties, appointment: null } };

/** Renders a section of a site without a booking desk. */
function showDeskless(section: ReactElement) {
  const openDialog = jest.fn<(request: DialogRequest) => void>();
  render(
    <OnTheHomePage site={deskless} openDialog={openDialog}>
      {section}
    </OnTheHomePage>,
  );
  return openDialog;
}

test('each specialist has one button, and the page names the booking provider once', () => {
  render(
    <OnTheHomePage>
      <Specialists site={site} />
    </OnTheHomePage>,
  );

  expect(screen.getByRole('button', { name: 'Book a visit to the dentist' })).toBeVisible();
  const note = `To book, we connect you with ${site.thirdParties.appointment?.name}.`;
  expect(screen.getAllByText(note)).toHaveLength(1);
  for (const article of screen.getAllByRole('article')) {
    expect(article.querySelectorAll('a, button')).toHaveLength(1);
    expect(within(article).getByRole('button')).toHaveAccessibleDescription(note);
  }
});

test('without a booking desk each button offers a call back about its specialist', () => {
  const openDialog = showDeskless(<Specialists site={deskless} />);
  for (const button of screen.getAllByRole('button', { name: /^Book/ })) fireEvent.click(button);

  expect(openDialog.mock.calls).toEqual(
    specialists.cards.map(({ wanted }) => [{ dialog: 'call-back', wanted }]),
  );
});

test('offers booking a call or phoning now, with the hours, and a note not to wait in danger', () => {
  const openDialog = showDeskless(<DoctorOnCall site={deskless} />);
  fireEvent.click(screen.getByRole('button', { name: 'Book a call' }));

  expect(openDialog.mock.calls).toEqual([
    [{ dialog: 'call-back', wanted: 'a call with a doctor' }],
  ]);
  expect(screen.getByRole('link', { name: `Call ${site.contact.phone}` })).toHaveAttribute(
    'href',
    site.contact.phoneLink,
  );
  expect(screen.getByText(/do not wait: dial 112/)).toBeVisible();
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

test('each offering links to its page under the configured slug, and upcoming ones are marked', async () => {
  const acorn = { ...site, product: { ...site.product, name: 'Acorn', slug: 'acorn' } };
  const nameOf = (card: Element | null) => card?.querySelector('h3')?.textContent;
  await hydrateInTest(
    <OnTheHomePage site={acorn}>
      <Offerings site={acorn} />
    </OnTheHomePage>,
    (page) => {
      // It opens the waitlist, so a click is held until the page is live.
      const waiting = [...page.querySelectorAll('a[data-live]')];
      expect(waiting.map(nameOf)).toEqual(['Ask Acorn']);
    },
  );

  const links = screen.getAllByRole('link');
  expect(links.map((link) => [nameOf(link), link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['Vision', '/acorn-offerings/acorn-vision'],
      ['Ask Acorn', '/intervention/comingSoon'],
      ['Biometric Monitoring', '/acorn-offerings/biometric'],
    ]),
  );
  const marked = screen.getAllByText('Coming Soon').map((mark) => nameOf(mark.closest('a')));
  expect(marked).toEqual(['Ask Acorn', 'Biometric Monitoring']);
});

const posts = ['Ears', 'Eyes', 'Teeth', 'Sleep'].map((title) => ({
  blogId: title,
  title,
  author: 'Asha',
  thumbnail: null,
}));

// Last, because the slider stays loaded.
const carousels: Readonly<Record<string, ReactElement>> = {
  hero: <Hero site={site} featured={null} />,
  specialists: <Specialists site={site} />,
  offerings: <Offerings site={site} />,
  'Parents Desk': <ParentsDesk site={site} posts={posts} />,
};

// e2e/journeys/a-visitor-tours-the-home-page.spec.ts covers wider windows.
test.each([
  ['hero', 1, true],
  ['specialists', 2, false],
  ['offerings', 2, false],
  ['Parents Desk', 2, true],
])('the carousel %s shows %i slides on a phone; it rotates: %s', async (name, seen, turns) => {
  Object.assign(window, { IntersectionObserver: AlwaysInView });
  const { container } = render(<OnTheHomePage>{carousels[name]}</OnTheHomePage>);
  // Loads react-slick.
  const carousel = container.querySelector('[aria-roledescription=carousel]');
  if (carousel) fireEvent.pointerOver(carousel);
  await waitFor(() => expect(document.querySelector('.slick-slide')).not.toBeNull());

  const slides = [...document.querySelectorAll<HTMLElement>('.slick-slide')];
  expect(slides.filter(({ inert }) => !inert)).toHaveLength(seen);
  expect(screen.queryAllByRole('button', { name: 'Stop slide rotation' })).toHaveLength(
    turns ? 1 : 0,
  );
});
