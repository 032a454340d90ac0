import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hero } from '../../content/hero-slides.ts';
import { HeroFilm } from './hero-film.tsx';

type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;

/** Tells the film whether it is in the window. */
let tell: Tell = () => {};

/** Tells at once that what it looks at is in the window, and whatever the test says later. */
class InView {
  constructor(given: Tell) {
    tell = given;
  }

  observe() {
    tell([{ isIntersecting: true }]);
  }

  disconnect() {}
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: InView });
});

function renderFilm() {
  const [welcome] = hero.slides;
  if (welcome?.kind !== 'film') throw new Error('The first slide has no film.');
  render(<HeroFilm film={welcome.film} img={welcome.img} assetBase="/assets" />);
}

function film(): HTMLVideoElement | null {
  return document.querySelector('video');
}

test('a picture stands there, and the film is not asked for, until somebody presses Play', async () => {
  renderFilm();

  expect(screen.getByRole('img', { name: /A family of seven/ })).toHaveAttribute(
    'src',
    '/assets/illustrations/hero-family.svg',
  );
  expect(film()).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Play film (silent)' }));

  const sources = [...(film()?.querySelectorAll('source') ?? [])];
  expect(sources.map((source) => [source.type, source.getAttribute('src')])).toEqual([
    ['video/webm', '/assets/film/welcome.webm'],
    ['video/mp4', '/assets/film/welcome.mp4'],
  ]);
});

test('the film is silent, repeats and stays in the page on a phone', async () => {
  renderFilm();

  await userEvent.click(screen.getByRole('button', { name: 'Play film (silent)' }));

  expect(film()?.muted).toBe(true);
  expect(film()?.loop).toBe(true);
  expect(film()).toHaveAttribute('playsinline');
  expect(film()).not.toHaveAttribute('controls');
});

test('the button that was pressed stops the film and keeps the focus', async () => {
  renderFilm();

  const button = screen.getByRole('button', { name: 'Play film (silent)' });
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Stop film');
  expect(button).toHaveFocus();

  await userEvent.click(button);
  expect(film()).toBeNull();
  expect(button).toHaveAccessibleName('Play film (silent)');
});

test('the film rests while it is not seen', async () => {
  renderFilm();
  await userEvent.click(screen.getByRole('button', { name: 'Play film (silent)' }));

  act(() => tell([{ isIntersecting: false }]));
  expect(film()).toBeNull();

  act(() => tell([{ isIntersecting: true }]));
  expect(film()).not.toBeNull();
});

test('a film that cannot be loaded gives the picture back and says so', async () => {
  renderFilm();
  await userEvent.click(screen.getByRole('button', { name: 'Play film (silent)' }));

  const last = film()?.querySelector('source:last-of-type');
  if (!last) throw new Error('The film has no source.');
  fireEvent.error(last);

  expect(film()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('The film could not be loaded.');
  expect(screen.getByRole('button', { name: 'Play film (silent)' })).toBeVisible();
});

test('what the film shows can be read', async () => {
  renderFilm();

  expect(screen.getByText(/The film is a drawing that moves/)).not.toBeVisible();
  await userEvent.click(screen.getByText('Film in words'));
  expect(screen.getByText(/The film is a drawing that moves/)).toBeVisible();
});

test('without JavaScript the button opens the film itself', () => {
  renderFilm();

  const form = screen.getByRole('button', { name: 'Play film (silent)' }).closest('form');
  expect(form).toHaveAttribute('action', '/assets/film/welcome.mp4');
  expect(form).toHaveAttribute('data-live');
});

test('a film that plays goes on when the slider takes the place of the row', async () => {
  const page = document.createElement('div');
  page.dataset['remote'] = 'mfe-home';
  document.body.append(page);
  const [welcome] = hero.slides;
  if (welcome?.kind !== 'film') throw new Error('The first slide has no film.');
  const slide = <HeroFilm film={welcome.film} img={welcome.img} assetBase="/assets" />;

  const row = render(slide, { container: page.appendChild(document.createElement('div')) });
  await userEvent.click(screen.getByRole('button', { name: 'Play film (silent)' }));
  row.unmount();
  render(slide, { container: page.appendChild(document.createElement('div')) });

  expect(film()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Stop film' })).toBeInTheDocument();
  page.remove();
});
