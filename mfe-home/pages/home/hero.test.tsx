import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { render as renderAlone, screen, within } from '@testing-library/react';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { ReactNode } from 'react';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import type { FeaturedPost } from './featured-post.ts';
import { Hero } from './hero.tsx';

const site = configuredSite();
const { name } = site.product;

const post: FeaturedPost = {
  blogId: 'ears-101',
  title: 'Hearing in the first years',
  thumbnail: '/website/assets/illustrations/hearing-check.svg',
};

const render = (children: ReactNode) => renderAlone(<OnTheHomePage>{children}</OnTheHomePage>);

/** Never tells that anything is in the window, so the slides stay the row that was sent. */
class NeverInView {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
    IntersectionObserver: NeverInView,
  });
});

/** The slide with a heading. */
function slide(heading: string): HTMLElement {
  const item = screen.getByRole('heading', { name: heading }).closest('li');
  if (!item) throw new Error(`“${heading}” is in no slide.`);
  return item;
}

/** The names and targets of what can be pressed in a slide, apart from the film. */
function links(heading: string): (readonly [string | null, string | null])[] {
  return within(slide(heading))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('shows the seven slides of the specification in its order', () => {
  render(<Hero site={site} featured={null} />);

  const carousel = within(screen.getByRole('region'));
  const headings = carousel.getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', `Welcome to ${name} Health!`],
    ['H2', 'Child health and paediatrics: what is checked, and when'],
    ['H2', 'How are we different?'],
    ['H2', 'Comprehensive Screening'],
    ['H2', `${name} School`],
    ['H2', `${name} Clinic`],
    ['H2', `${name} Mobile App`],
  ]);
  expect(within(slide(`Welcome to ${name} Health!`)).getByText('Hello Parent')).toBeVisible();
});

test('each slide has the buttons that the specification gives it', () => {
  render(<Hero site={site} featured={null} />);

  const download = ['Download App (opens in a new tab)', site.links.androidApp];
  expect(links(`Welcome to ${name} Health!`)).toEqual([
    download,
    ['Read More in questions and answers about screening', '/company/faq'],
  ]);
  const builtIn = 'Child health and paediatrics: what is checked, and when';
  expect(links(builtIn)).toEqual([[`Read More “${builtIn}”`, '/blog/101']]);
  expect(links('How are we different?')).toEqual([
    ['Read More about the people in our teams', '/about-us'],
  ]);
  expect(links('Comprehensive Screening')).toEqual([
    ['Read More about physical screening', '/assessments/physical'],
  ]);
  expect(links(`${name} School`)).toEqual([['Read More about our school programmes', '/school']]);
  expect(links(`${name} Clinic`)).toEqual([['Read More about our clinic', '/clinic']]);
  expect(links(`${name} Mobile App`)).toEqual([download]);
});

test('the app is downloaded in a new tab that learns nothing about this one', () => {
  render(<Hero site={site} featured={null} />);

  const buttons = screen.getAllByRole('link', { name: /^Download App/ });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button).toHaveAttribute('target', '_blank');
    expect(button).toHaveAttribute('rel', 'noopener');
  }
});

test('without a published post the first of the site is featured, as any other would be', () => {
  render(<Hero site={site} featured={null} />);

  const featured = within(slide('Child health and paediatrics: what is checked, and when'));
  expect(featured.getByText('Child health')).toBeVisible();
  expect(featured.getByRole('presentation')).toHaveAttribute(
    'src',
    `${site.assetBase}/illustrations/check-up.svg`,
  );
});

test('help comes before the app: the first button leads to the topics, and the next link to the search', () => {
  render(<Hero site={site} featured={null} />);

  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('What would you like help with?');
  expect(first).toHaveAttribute('href', '#start');
  expect(first).toHaveClass('ui-button', { exact: true });
  expect(second).toHaveAttribute('href', '/assessments');
  for (const app of screen.getAllByRole('link', { name: /^Download App/ })) {
    expect(app).toHaveClass('ui-button-second');
  }
});

test('the newest published post takes the place of the one of the site', () => {
  render(<Hero site={site} featured={post} />);

  expect(screen.queryByRole('heading', { name: /^Child health and paediatrics/ })).toBeNull();
  const featured = within(slide(post.title));
  expect(featured.getByText('Parents Desk')).toBeVisible();
  expect(links(post.title)).toEqual([[`Read More “${post.title}”`, '/blog/ears-101']]);
  expect(featured.getByRole('presentation')).toHaveAttribute('src', post.thumbnail);
});

test('a post without a picture keeps the picture of its slide', () => {
  render(<Hero site={site} featured={{ ...post, thumbnail: '' }} />);

  expect(
    within(slide(post.title)).getByRole('img', {
      name: 'Two parents on a sofa read from a tablet together',
    }),
  ).toBeVisible();
});

test('only the first picture is asked for at once', () => {
  render(<Hero site={site} featured={post} />);

  const pictures = [...screen.getByRole('region').querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    ...Array.from({ length: 6 }, () => 'lazy'),
  ]);
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
});
