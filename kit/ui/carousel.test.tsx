import '../testing/text-encoder.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { AlwaysInView } from '../testing/always-in-view.ts';
import { Carousel } from './carousel.tsx';
import { hydrateInTest } from '../testing/hydrate-in-test.tsx';

const slides = ['Paediatrician', 'Therapist', 'Dentist'].map((name) => ({
  label: name,
  content: (
    // A press that waits for its answer marks it before hydration.
    <a href={`/${name}`} suppressHydrationWarning>
      {name}
    </a>
  ),
}));

const specialists = (
  <Carousel label="Specialists" noun="specialists" slides={slides} visible="2-3-4" />
);
const highlights = (
  <Carousel label="Highlights" slides={slides} visible="1" infinite autoplayMs={7000} />
);

/** No media query matches: a phone, with motion. */
beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
    IntersectionObserver: AlwaysInView,
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.dontMock('react-slick');
});

/** Touches the carousel, so that react-slick loads. */
function touchCarousel() {
  const section = document.querySelector('[aria-roledescription=carousel]');
  if (section) fireEvent.pointerEnter(section);
}

/** The slides in reach, once the visitor has touched the carousel and react-slick has replaced the row. */
async function reachable(): Promise<(string | null)[]> {
  touchCarousel();
  await waitFor(() => expect(document.querySelector('.slick-slide')).not.toBeNull());
  for (const slide of document.querySelectorAll<HTMLElement>('.slick-slide')) {
    expect(slide.inert).toBe(slide.ariaHidden === 'true');
  }
  return screen
    .getAllByRole('link')
    .filter((link) => !link.closest('[inert]'))
    .map(({ textContent }) => textContent);
}

/** The name of the current dot. */
function front(): string | null | undefined {
  return within(screen.getByRole('group', { name: 'Choose a slide' }))
    .getAllByRole('button')
    .find((dot) => dot.getAttribute('aria-disabled'))
    ?.getAttribute('aria-label');
}

test('renders on the server as a row with all slides, without inline styles, and with controls for the loader', async () => {
  await hydrateInTest(highlights, (page) => {
    expect(page.querySelectorAll('li a')).toHaveLength(3);
    expect(page.innerHTML).not.toContain('style=');
    expect(page.querySelector('[aria-hidden="true"] a, [inert]')).toBeNull();
    const controls = [...page.querySelectorAll('button')].filter(
      ({ classList, dataset }) =>
        dataset['rotationControl'] === undefined || !classList.contains('invisible'),
    );
    expect(controls.map(({ dataset }) => dataset['slide'])).toEqual(
      expect.arrayContaining(['previous', 'next', '0', '1', '2']),
    );
    for (const button of controls) expect(button.closest('.invisible')).toBeNull();
  });
  expect(await reachable()).toEqual(['Paediatrician']);
  // From now on a press that the loader answered too would count twice.
  expect(document.querySelector('[data-slide]')).toBeNull();
});

test('labels and counts its slides; arrows move it, are dimmed at the ends and keep focus', async () => {
  render(specialists);
  expect(await reachable()).toEqual(['Paediatrician', 'Therapist']);
  const region = screen.getByRole('region', { name: 'Specialists' });
  expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = within(region).getByRole('group', { name: '1 of 3: Paediatrician' });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  // A dot for each place, not for slides that come into view with others.
  const dots = within(screen.getByRole('group', { name: 'Choose a slide' }));
  expect(dots.getAllByRole('button')).toHaveLength(2);

  const next = screen.getByRole('button', { name: 'Next specialists' });
  const previous = screen.getByRole('button', { name: 'Previous specialists' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await waitFor(async () => expect(await reachable()).toEqual(['Therapist', 'Dentist']));
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  expect(previous).not.toHaveAttribute('aria-disabled');
});

test('a dot shows and announces its slide', async () => {
  render(highlights);
  await reachable();
  await userEvent.click(screen.getByRole('button', { name: '3 of 3: Dentist' }));
  await waitFor(async () => expect(await reachable()).toEqual(['Dentist']));
  expect(front()).toBe('3 of 3: Dentist');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3: Dentist');
});

test.each([
  ['an endless carousel', true, '2 of 5: Slide 2'],
  ['a carousel that ends', false, '4 of 5: Slide 4'],
])('counts quick clicks on the arrows of %s', async (_name, infinite, after) => {
  const many = ['1', '2', '3', '4', '5'].map((name) => ({
    key: name,
    label: `Slide ${name}`,
    content: <a href={`/${name}`}>{name}</a>,
  }));
  render(<Carousel label="Many" slides={many} visible="1" infinite={infinite} />);
  await reachable();
  const next = screen.getByRole('button', { name: 'Next slides' });
  const previous = screen.getByRole('button', { name: 'Previous slides' });
  for (let press = 0; press < 4; press += 1) fireEvent.click(next);
  expect(front()).toBe('5 of 5: Slide 5');
  for (const arrow of infinite ? [next, next] : [previous]) fireEvent.click(arrow);
  expect(front()).toBe(after);
  await waitFor(async () => expect(await reachable()).toEqual([after.charAt(0)]));
});

test('shows only the dots around the current slide, on one line on a phone', async () => {
  const many = Array.from({ length: 28 }, (_slide, index) => ({
    key: `${index}`,
    label: `Post ${index + 1}`,
    content: <a href={`/${index}`}>{index}</a>,
  }));
  render(<Carousel label="Posts" slides={many} visible="1" infinite />);
  await reachable();
  const dots = () =>
    within(screen.getByRole('group', { name: 'Choose a slide' })).getAllByRole('button');
  expect(dots()).toHaveLength(11);
  fireEvent.click(screen.getByRole('button', { name: /^11 of 28/ }));
  expect(dots()).toHaveLength(11);
  expect(dots()[5]).toHaveAttribute('aria-disabled', 'true');
  expect(front()).toBe('11 of 28: Post 11');
  fireEvent.click(screen.getByRole('button', { name: 'Previous slides' }));
  expect(front()).toBe('10 of 28: Post 10');
});

/** The highlights once their slider has come, under fake timers. */
async function renderTurning(): Promise<void> {
  render(highlights);
  await reachable();
  jest.useFakeTimers();
  // Makes the rotation set its timer with the fake clock.
  fireEvent.click(screen.getByRole('button', { name: 'Stop slide rotation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start slide rotation' }));
}

test('rotates after its interval until stopped', async () => {
  await renderTurning();
  act(() => jest.advanceTimersByTime(6900));
  expect(front()).toBe('1 of 3: Paediatrician');
  act(() => jest.advanceTimersByTime(200));
  expect(front()).toBe('2 of 3: Therapist');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
  act(() => jest.advanceTimersByTime(1000));
  fireEvent.click(screen.getByRole('button', { name: 'Stop slide rotation' }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(front()).toBe('2 of 3: Therapist');
});

test('an untouched carousel rotates by scrolling its row smoothly, without react-slick', () => {
  layOutRow();
  jest.useFakeTimers();
  render(highlights);
  const scrollTo = jest.spyOn(Element.prototype, 'scrollTo');
  act(() => jest.advanceTimersByTime(7000));
  expect(scrollTo.mock.calls).toEqual([[{ left: 156, behavior: 'smooth' }]]);
  fireEvent.scroll(screen.getByRole('list'));
  expect(front()).toBe('2 of 3: Therapist');
  expect(document.querySelector('.slick-slide')).toBeNull();
});

/** Makes the carousel and its row match `state`, such as `:hover`. Returns a function that resets it. */
function matchState(state: string): () => void {
  const { matches } = Element.prototype;
  const spy = jest.spyOn(Element.prototype, 'matches');
  spy.mockImplementation(function matchesState(this: Element, selector: string) {
    return selector === state || matches.call(this, selector);
  });
  return () => spy.mockRestore();
}

/** What stops the rotation for a while; each returns a function that ends it. */
const pauses: Readonly<Record<string, () => () => void>> = {
  // The dialog's opener stays visible.
  'a dialog is open'() {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    return () => dialog.remove();
  },
  'it is hovered': () => matchState(':hover'),
  'its tab is hidden'() {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    return () => hidden.mockRestore();
  },
};

test.each(Object.entries(pauses))('does not rotate while %s', async (_when, pause) => {
  await renderTurning();
  const resume = pause();
  act(() => jest.advanceTimersByTime(60_000));
  expect(front()).toBe('1 of 3: Paediatrician');
  resume();
  act(() => jest.advanceTimersByTime(7100));
  expect(front()).toBe('2 of 3: Therapist');
});

test('stops permanently on focus in a slide, but not on focus on a heading for announcement', async () => {
  const withHeadings = slides.map((slide) => ({
    ...slide,
    content: (
      <>
        <h2 tabIndex={-1}>{slide.label}</h2>
        {slide.content}
      </>
    ),
  }));
  render(
    <Carousel label="Highlights" slides={withHeadings} visible="1" infinite autoplayMs={7000} />,
  );
  act(() => screen.getByRole('heading', { name: 'Paediatrician' }).focus());
  await reachable();
  expect(screen.getByRole('button', { name: 'Stop slide rotation' })).toBeInTheDocument();
  act(() =>
    screen
      .getAllByRole('link')
      .find((link) => !link.closest('[inert]'))
      ?.focus(),
  );
  expect(screen.getByRole('button', { name: 'Start slide rotation' })).toBeInTheDocument();
});

test('stops permanently if a slide had focus before hydration', async () => {
  await hydrateInTest(highlights, (page) => page.querySelector<HTMLElement>('li a')?.focus());
  expect(screen.getByRole('button', { name: 'Start slide rotation' })).toBeInTheDocument();
});

test('stops permanently on a swipe, but not when the page is scrolled', async () => {
  render(highlights);
  await reachable();
  const [slide] = document.querySelectorAll('.slick-active');
  if (!slide) throw new Error('There is no slide.');
  const draw = (pageX: number, pageY: number) => {
    fireEvent.touchStart(slide, { touches: [{ pageX: 200, pageY: 100 }] });
    fireEvent.touchMove(slide, { touches: [{ pageX, pageY }] });
    fireEvent.touchEnd(slide);
  };
  draw(200, 90);
  expect(screen.getByRole('button', { name: 'Stop slide rotation' })).toBeInTheDocument();
  draw(120, 101);
  expect(screen.getByRole('button', { name: 'Start slide rotation' })).toBeInTheDocument();
});

test('is initially stopped with Save-Data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  render(highlights);
  await reachable();
  expect(screen.getByRole('button', { name: 'Start slide rotation' })).toBeInTheDocument();
  Object.assign(navigator, { connection: undefined });
});

/** Lets the stylesheet leave room for some slides. */
function leaveRoomFor(room: string) {
  jest.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue').mockReturnValue(room);
}

test('shows only as many slides as the stylesheet allows with large text', async () => {
  leaveRoomFor('min(2, 1)');
  render(specialists);
  expect(await reachable()).toEqual(['Paediatrician']);
  expect(screen.getAllByRole('button', { name: /^\d of 3/ })).toHaveLength(3);
});

test('stays a plain row without controls if everything fits', async () => {
  leaveRoomFor('3');
  render(specialists);
  touchCarousel();
  await act(async () => import('react-slick'));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  for (const button of screen.getAllByRole('button'))
    expect(button.closest('.invisible')).not.toBeNull();
});

/** Gives the row three slides of 156 px, two of which are seen. */
function layOutRow() {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 156, 300));
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(468);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(312);
}

/** The specialists where react-slick cannot be fetched. */
function renderOffline(infinite = false) {
  jest.doMock('react-slick', () => {
    throw new Error('offline');
  });
  render(<Carousel label="Specialists" slides={slides} visible="2-3-4" infinite={infinite} />);
}

test('marks the front slide of a row scrolled before hydration', async () => {
  layOutRow();
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(156);
  renderOffline();
  await waitFor(() => expect(front()).toBe('2 of 3: Therapist'));
});

test('counts a click on the row whose scrolling react-slick has overtaken', async () => {
  layOutRow();
  render(<Carousel label="Highlights" slides={slides} visible="1" infinite />);
  fireEvent.click(screen.getByRole('button', { name: 'Next slides' }));
  await reachable();
  expect(front()).toBe('2 of 3: Therapist');
  fireEvent.click(screen.getByRole('button', { name: 'Next slides' }));
  expect(front()).toBe('3 of 3: Dentist');
});

test('an infinite row wraps around even if react-slick fails to load', async () => {
  layOutRow();
  renderOffline(true);
  const row = screen.getByRole('list');
  await userEvent.click(screen.getByRole('button', { name: 'Next slides' }));
  expect(row.scrollLeft).toBe(156);
  await userEvent.click(screen.getByRole('button', { name: 'Next slides' }));
  expect(row.scrollLeft).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Previous slides' }));
  expect(row.scrollLeft).toBeGreaterThanOrEqual(156);
  expect(document.querySelector('.slick-slide')).toBeNull();
});

/** Ways to use the row before hydration; each returns a function that stops. */
const holds: Readonly<Record<string, (link: HTMLElement) => () => void>> = {
  'is pressed': () => matchState(':active'),
  'has the focus': (link) => {
    link.focus();
    return () => link.blur();
  },
  'holds a press that waits for its answer': (link) => {
    link.ariaBusy = 'true';
    return () => (link.ariaBusy = null);
  },
};

test.each(Object.entries(holds))(
  'keeps the row while it %s, then swaps in react-slick',
  async (_how, hold) => {
    let releaseClick = () => {};
    await hydrateInTest(specialists, (page) => {
      const link = page.querySelector('a');
      if (link) releaseClick = hold(link);
    });
    touchCarousel();
    await act(async () => import('react-slick'));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    act(releaseClick);
    await reachable();
  },
);

test('keeps the last focused slide in view when fewer fit', async () => {
  let resize = () => {};
  class Resized {
    constructor(notify: () => void) {
      resize = notify;
    }
    observe() {}
    disconnect() {}
  }
  const { ResizeObserver } = window;
  Object.assign(window, { ResizeObserver: Resized });
  leaveRoomFor('2');
  render(specialists);
  await reachable();
  act(() => screen.getByRole('link', { name: 'Therapist' }).focus());
  leaveRoomFor('1');
  act(resize);
  await waitFor(async () => expect(await reachable()).toEqual(['Therapist']));
  Object.assign(window, { ResizeObserver });
});
