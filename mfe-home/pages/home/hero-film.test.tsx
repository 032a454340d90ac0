import '@testing-library/jest-dom/jest-globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HeroWords } from '../../content/home-schemas.ts';
import heroDocument from '../../content/hero-slides.yaml';
import { HeroFilm } from './hero-slide.tsx';

const hero = contentOf<HeroWords>(heroDocument);

type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;

/** Reports to the film whether it is in the window. */
let tell: Tell = () => {};

/** An observer that reports its target as visible immediately, and afterwards whatever the test sends. */
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

function renderFilm(container?: HTMLElement) {
  const [welcome] = hero.slides;
  if (welcome?.kind !== 'film') throw new Error('The first slide has no film.');
  return render(<HeroFilm film={welcome.film} img={welcome.img} assetBase="/assets" />, {
    ...(container && { container }),
  });
}

function film(): HTMLVideoElement | null {
  return document.querySelector('video');
}

test('loads the film on click; the button keeps focus, and a second click stops the film', async () => {
  renderFilm();
  expect(screen.getByRole('img', { name: /A family of seven/ })).toHaveAttribute(
    'src',
    expect.stringMatching(/\/hero-family\.\w+\.svg$/),
  );
  expect(film()).toBeNull();

  const button = screen.getByRole('button', { name: 'Play film (silent)' });
  await userEvent.click(button);
  const sources = [...(film()?.querySelectorAll('source') ?? [])];
  expect(sources.map((source) => [source.type, source.getAttribute('src')])).toEqual([
    ['video/webm', expect.stringMatching(/\/welcome\.\w+\.webm$/)],
    ['video/mp4', expect.stringMatching(/\/welcome\.\w+\.mp4$/)],
  ]);
  expect(film()).toMatchObject({ muted: true, loop: true, controls: false });
  expect(film()).toHaveAttribute('playsinline');
  expect(button).toHaveAccessibleName('Stop film');
  expect(button).toHaveFocus();

  await userEvent.click(button);
  expect(film()).toBeNull();
  expect(button).toHaveAccessibleName('Play film (silent)');
});

test('removes the film while off screen', async () => {
  renderFilm();
  await userEvent.click(screen.getByRole('button', { name: 'Play film (silent)' }));

  act(() => tell([{ isIntersecting: false }]));
  expect(film()).toBeNull();

  act(() => tell([{ isIntersecting: true }]));
  expect(film()).not.toBeNull();
});

test('shows the poster and a message if the film fails to load', async () => {
  renderFilm();
  await userEvent.click(screen.getByRole('button', { name: 'Play film (silent)' }));

  const last = film()?.querySelector('source:last-of-type');
  if (!last) throw new Error('The film has no source.');
  fireEvent.error(last);

  expect(film()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('The film could not be loaded.');
  expect(screen.getByRole('button', { name: 'Play film (silent)' })).toBeVisible();
});

test('has a text alternative, and a link to the film without JavaScript', async () => {
  renderFilm();

  const form = screen.getByRole('button', { name: 'Play film (silent)' }).closest('form');
  expect(form).toHaveAttribute('action', expect.stringMatching(/\/welcome\.\w+\.mp4$/));
  expect(form).toHaveAttribute('data-live');
  expect(screen.getByText(/The film is an animated drawing/)).not.toBeVisible();
  await userEvent.click(screen.getByText('Film in words'));
  expect(screen.getByText(/The film is an animated drawing/)).toBeVisible();
});

test('keeps playing when the slider replaces the row of slides', async () => {
  const page = document.createElement('div');
  page.dataset['remote'] = 'mfe-home';
  document.body.append(page);

  const { unmount } = renderFilm(page.appendChild(document.createElement('div')));
  await userEvent.click(screen.getByRole('button', { name: 'Play film (silent)' }));
  unmount();
  renderFilm(page.appendChild(document.createElement('div')));

  expect(film()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Stop film' })).toBeInTheDocument();
  page.remove();
});
