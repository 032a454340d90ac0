import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { render as renderAlone, screen, within } from '@testing-library/react';
import { contentOf } from '@site/kit/content/content-of.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { ReactNode } from 'react';
import { withSiteFacts } from '@site/kit/remote/product-paths.ts';
import type { HeroWords } from '../../content/home-schemas.ts';
import heroDocument from '../../content/hero-slides.yaml';
import { OnTheHomePage } from '../../testing/on-the-home-page.tsx';
import type { FeaturedPost } from './home-data.ts';
import { Hero } from './hero.tsx';

const hero = contentOf<HeroWords>(heroDocument);

const site = configuredSite();
const { name } = site.product;

const post: FeaturedPost = {
  blogId: 'ears-101',
  title: 'Hearing in the first years',
  thumbnail: '/website/assets/illustrations/hearing-check.svg',
};

const render = (children: ReactNode) => renderAlone(<OnTheHomePage>{children}</OnTheHomePage>);

/** Never reports anything as visible, so the slides remain the server-rendered row. */
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
  if (!item) throw new Error(`No slide contains “${heading}”.`);
  return item;
}

/** The names and targets of a slide's controls, except the film's. */
function links(heading: string): (readonly [string | null, string | null])[] {
  return within(slide(heading))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('shows every slide in order, with its buttons', () => {
  render(<Hero site={site} featured={post} />);

  const download = ['Download App (opens in a new tab)', site.links.androidApp];
  const headings = within(screen.getByRole('region')).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    hero.slides.map((one) =>
      one.kind === 'featured-post' ? post.title : withSiteFacts(one.heading, site),
    ),
  );
  expect(links(`Welcome to ${name} Health!`)).toEqual([
    download,
    ['Read More about screening: questions and answers', '/company/faq'],
  ]);
  expect(links(`${name} School`)).toEqual([['Read More about our school programmes', '/school']]);
  expect(links(`${name} Mobile App`)).toEqual([download]);
  expect(within(slide(`Welcome to ${name} Health!`)).getByText('Hello Parent')).toBeVisible();
});

test('without a post there is no slide for one', () => {
  render(<Hero site={site} featured={null} />);
  const headings = within(screen.getByRole('region')).getAllByRole('heading', { level: 2 });
  expect(headings).toHaveLength(hero.slides.length - 1);
});

test('shows a post with its own category and summary, and the slide’s image if it has none', () => {
  const { unmount } = render(<Hero site={site} featured={post} />);

  const featured = within(slide(post.title));
  expect(featured.getByText('Parents Desk')).toBeVisible();
  expect(links(post.title)).toEqual([[`Read More “${post.title}”`, '/blog/ears-101']]);
  expect(featured.getByRole('presentation')).toHaveAttribute('src', post.thumbnail);
  unmount();

  const own = { ...post, thumbnail: '', category: 'Hearing', summary: 'What to do at home.' };
  render(<Hero site={site} featured={own} />);
  const withoutPicture = within(slide(post.title));
  expect(
    withoutPicture.getByRole('img', { name: 'Two parents on a sofa read from a tablet together' }),
  ).toBeVisible();
  expect(withoutPicture.getByText('Hearing')).toBeVisible();
  expect(withoutPicture.getByText('What to do at home.')).toBeVisible();
});

test('only the first image loads eagerly', () => {
  render(<Hero site={site} featured={post} />);

  const pictures = [...screen.getByRole('region').querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    ...hero.slides.slice(1).map(() => 'lazy'),
  ]);
  expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
});
