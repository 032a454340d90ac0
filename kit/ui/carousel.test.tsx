import '../testing/text-encoder.ts';
import type { ReactElement } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '../deferred.ts';
import { AlwaysInView } from '../testing/always-in-view.ts';
import { Carousel, type FetchSlider } from './carousel.tsx';
import { hydrateInTest } from './hydrate-in-test.tsx';

const slides = ['Paediatrician', 'Therapist', 'Dentist'].map((name) => ({
  key: name,
  label: name,
  content: <a href={`/${name}`}>{name}</a>,
}));

const specialists = (
  <Carousel label="Specialists" noun="specialists" slides={slides} visible={{ base: 2 }} />
);
const highlights = (
  <Carousel label="Highlights" slides={slides} visible={{ base: 1 }} infinite autoplayMs={7000} />
);

/** The media queries that match in a test; none by default: a phone, with motion. */
let matching: readonly string[] = [];

beforeEach(() => {
  matching = [];
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: matching.some((part) => query.includes(part)),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
    IntersectionObserver: AlwaysInView,
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The row of slides as it is sent, before any script runs. */
async function rowAsSent(carousel: ReactElement): Promise<HTMLUListElement | null> {
  const { renderToString } = await import('react-dom/server');
  const page = document.createElement('div');
  page.innerHTML = renderToString(carousel);
  return page.querySelector('ul');
}

/** The slides in reach, once the slider has come. */
async function reachable(): Promise<(string | null)[]> {
  await waitFor(() => expect(document.querySelector('.slick-slide')).not.toBeNull());
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

test('is sent as a row with every slide in reach and without a style in the HTML', async () => {
  await hydrateInTest(highlights, (page) => {
    expect(page.querySelectorAll('li a')).toHaveLength(3);
    expect(page.innerHTML).not.toContain('style=');
    expect(page.querySelector('[aria-hidden="true"] a, [inert]')).toBeNull();
  });
  expect(await reachable()).toEqual(['Paediatrician']);
});

test('a row whose slides hold nothing to press can be focused and scrolled itself', async () => {
  const faces = <Carousel label="Team" slides={slides} visible={{ base: 2 }} still />;
  expect(await rowAsSent(faces)).toMatchObject({ tabIndex: 0, ariaLabel: 'Team' });
});

test('a row of slides that are pressed is no stop of its own', async () => {
  expect(await rowAsSent(specialists)).toMatchObject({ tabIndex: -1, ariaLabel: null });
});

test('is a named region whose slides are named and counted', async () => {
  render(specialists);
  await reachable();
  const region = screen.getByRole('region', { name: 'Specialists' });
  expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = within(region).getByRole('group', { name: '1 of 3: Paediatrician' });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
});

test('only the slides that are seen can be reached, also in an endless one with its copies', async () => {
  const { unmount } = render(specialists);
  expect(await reachable()).toEqual(['Paediatrician', 'Therapist']);
  unmount();
  render(highlights);
  expect(await reachable()).toEqual(['Paediatrician']);
});

test('the arrows go on and back, are marked at the ends and keep the focus', async () => {
  render(specialists);
  await reachable();
  const next = screen.getByRole('button', { name: 'Next specialists' });
  const previous = screen.getByRole('button', { name: 'Previous specialists' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await waitFor(async () => expect(await reachable()).toEqual(['Therapist', 'Dentist']));
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  expect(previous).not.toHaveAttribute('aria-disabled');
});

test('a dot leads to its slide, which is then said; the current one is marked', async () => {
  render(highlights);
  await reachable();
  const dots = within(screen.getByRole('group', { name: 'Choose a slide' }));
  expect(dots.getByRole('button', { name: '1 of 3: Paediatrician' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(dots.getByRole('button', { name: '3 of 3: Dentist' }));
  await waitFor(async () => expect(await reachable()).toEqual(['Dentist']));
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3: Dentist');
});

test('there are dots for places only, not for slides that come into view with others', async () => {
  render(specialists);
  await reachable();
  const dots = within(screen.getByRole('group', { name: 'Choose a slide' }));
  expect(dots.getAllByRole('button')).toHaveLength(2);
});

test('the stop button comes first in the tab order and stops what turns by itself', async () => {
  render(highlights);
  await reachable();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Stop slide rotation' });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Start slide rotation' })).toHaveFocus();
});

test('turns by itself after its time, and not after it was stopped', async () => {
  render(highlights);
  await reachable();
  jest.useFakeTimers();
  await act(async () => fireEvent(document, new Event('visibilitychange')));
  fireEvent.click(screen.getByRole('button', { name: 'Stop slide rotation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start slide rotation' }));
  act(() => jest.advanceTimersByTime(6900));
  expect(front()).toBe('1 of 3: Paediatrician');
  act(() => jest.advanceTimersByTime(200));
  expect(front()).toBe('2 of 3: Therapist');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1000));
  fireEvent.click(screen.getByRole('button', { name: 'Stop slide rotation' }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(front()).toBe('2 of 3: Therapist');
});

test('does not turn behind an open dialog, so that what opened it is still there afterwards', async () => {
  render(highlights);
  await reachable();
  jest.useFakeTimers();
  await act(async () => fireEvent(document, new Event('visibilitychange')));
  fireEvent.click(screen.getByRole('button', { name: 'Stop slide rotation' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start slide rotation' }));
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  act(() => jest.advanceTimersByTime(60_000));
  expect(front()).toBe('1 of 3: Paediatrician');
  dialog.remove();
  act(() => jest.advanceTimersByTime(7000));
  expect(front()).toBe('2 of 3: Therapist');
});

test('a mouse that rested on it before it came to life holds it until it leaves', async () => {
  matching = ['hover: hover'];
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function matchesHovered(
    this: Element,
    selector: string,
  ) {
    return selector === ':hover' || matches.call(this, selector);
  });
  render(highlights);
  await reachable();
  jest.useFakeTimers();
  await act(async () => fireEvent(document, new Event('visibilitychange')));
  act(() => jest.advanceTimersByTime(60_000));
  expect(front()).toBe('1 of 3: Paediatrician');
  fireEvent.pointerLeave(screen.getByRole('region'));
  act(() => jest.advanceTimersByTime(7100));
  expect(front()).toBe('2 of 3: Therapist');
});

test('focus in a slide stops it for good', async () => {
  render(highlights);
  await reachable();
  act(() =>
    screen
      .getAllByRole('link')
      .find((link) => !link.closest('[inert]'))
      ?.focus(),
  );
  expect(screen.getByRole('button', { name: 'Start slide rotation' })).toBeInTheDocument();
});

test('a slide that had the focus before it came to life stops it as well', async () => {
  await hydrateInTest(highlights, (page) => page.querySelector<HTMLElement>('li a')?.focus());
  expect(screen.getByRole('button', { name: 'Start slide rotation' })).toBeInTheDocument();
});

test('a swipe stops it for good, a finger that scrolls the page does not', async () => {
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

test('a heading that is given the focus to be read out stops nothing', async () => {
  const withHeading = slides.map((slide) => ({
    ...slide,
    content: <h2 tabIndex={-1}>{slide.label}</h2>,
  }));
  render(
    <Carousel
      label="Highlights"
      slides={withHeading}
      visible={{ base: 1 }}
      infinite
      autoplayMs={7000}
    />,
  );
  act(() => screen.getByRole('heading', { name: 'Paediatrician' }).focus());
  await waitFor(() => expect(document.querySelector('.slick-slide')).not.toBeNull());
  expect(screen.getByRole('button', { name: 'Stop slide rotation' })).toBeInTheDocument();
});

test('dots and arrows are sent with the page, and a press on them waits until it is live', async () => {
  await hydrateInTest(highlights, (page) => {
    const waits = [...page.querySelectorAll('button')].filter(
      ({ className }) => className !== 'ui-stop-button invisible',
    );
    expect(waits).toHaveLength(5);
    for (const button of waits) {
      expect(button).toHaveAttribute('data-live');
      expect(button.closest('.invisible')).toBeNull();
    }
  });
  await reachable();
});

test('starts stopped for those who asked for less motion', async () => {
  matching = ['prefers-reduced-motion'];
  render(highlights);
  await reachable();
  expect(screen.getByRole('button', { name: 'Start slide rotation' })).toBeInTheDocument();
});

test('starts stopped for those who save data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  render(highlights);
  await reachable();
  expect(screen.getByRole('button', { name: 'Start slide rotation' })).toBeInTheDocument();
  Object.assign(navigator, { connection: undefined });
});

test('shows as few slides as the stylesheet leaves, where large text takes the room', async () => {
  /** Tells at once that what it looks at has been laid out. */
  class LaidOut {
    readonly observe: () => void;

    constructor(tell: () => void) {
      this.observe = tell;
    }

    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: LaidOut });
  jest.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue').mockReturnValue('min(2, 1)');
  render(specialists);
  await reachable();
  expect(screen.getAllByRole('button', { name: /^\d of 3/ })).toHaveLength(3);
  Reflect.deleteProperty(window, 'ResizeObserver');
});

test('stays a plain row when everything fits', async () => {
  matching = ['1025px'];
  render(<Carousel label="Team" slides={slides} visible={{ base: 1, xl: 3 }} dots="never" />);
  const controls = screen
    .getByRole('button', { name: 'Next slides' })
    .closest('.ui-carousel-controls');
  expect(controls).toHaveClass('xl:invisible');
  expect(controls).not.toHaveClass('max-md:invisible');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

/** Gives the row three slides of 156 px, two of which are seen. */
function layOutRow() {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 156, 300));
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(468);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(312);
}

const notToBeHad: FetchSlider = () => Promise.reject(new Error('not to be had'));

/** The specialists, whose slider comes from `fetchSlider`. */
function renderSpecialists(fetchSlider: FetchSlider, infinite = false): void {
  render(
    <Carousel
      label="Specialists"
      slides={slides}
      visible={{ base: 2 }}
      infinite={infinite}
      fetchSlider={fetchSlider}
    />,
  );
}

test('the slider is fetched when the carousel comes near, and until then the arrows scroll the row', async () => {
  layOutRow();
  const asked: string[] = [];
  const comeNear: (() => void)[] = [];
  class Watched {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      comeNear.push(() => tell([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Watched });
  const fetchSlider: FetchSlider = () => {
    asked.push('slider');
    return import('./carousel-slider.tsx');
  };
  renderSpecialists(fetchSlider);
  await userEvent.click(screen.getByRole('button', { name: 'Next slides' }));
  expect(screen.getByRole('list').scrollLeft).toBe(156);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(asked).toEqual([]);
  act(() => comeNear.forEach((tell) => tell()));
  expect(asked).toEqual(['slider']);
  await reachable();
});

test('a row that was scrolled before it came to life is known by its slide once it is in sight', async () => {
  layOutRow();
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(156);
  renderSpecialists(notToBeHad);
  await waitFor(() => expect(front()).toBe('2 of 3: Therapist'));
});

test('where the slider cannot be had, the row of an endless carousel begins anew after its last slide', async () => {
  layOutRow();
  renderSpecialists(notToBeHad, true);
  const row = screen.getByRole('list');
  await userEvent.click(screen.getByRole('button', { name: 'Next slides' }));
  expect(row.scrollLeft).toBe(156);
  await userEvent.click(screen.getByRole('button', { name: 'Next slides' }));
  expect(row.scrollLeft).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Previous slides' }));
  expect(row.scrollLeft).toBeGreaterThanOrEqual(156);
  expect(document.querySelector('.slick-slide')).toBeNull();
});

/** The specialists, whose slider comes when `letIn` is called; nothing of it is drawn yet when that resolves. */
function renderWithLateSlider(): { link: HTMLElement; letIn: () => Promise<void> } {
  const { promise: arrived, resolve: arrive } = deferred<void>();
  renderSpecialists(async () => {
    await arrived;
    return import('./carousel-slider.tsx');
  });
  return {
    link: screen.getByRole('link', { name: 'Therapist' }),
    async letIn() {
      arrive();
      await Promise.resolve();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('a row that is taken in hand while the slider is drawn stays, and is left to it afterwards', async () => {
  const { link, letIn } = renderWithLateSlider();
  await act(async () => {
    await letIn();
    fireEvent.pointerDown(link);
  });
  expect(link).toBeInTheDocument();
  await reachable();
  expect(link).not.toBeInTheDocument();
});

test('the focus stays in its slide when the slider comes just after a dialog gave it back', async () => {
  const { link, letIn } = renderWithLateSlider();
  await act(async () => {
    await letIn();
    link.focus();
  });
  expect(link).toHaveFocus();
  act(() => link.blur());
  await reachable();
});

test('is not taken away while a press in it waits for its answer', async () => {
  const { link, letIn } = renderWithLateSlider();
  link.ariaBusy = 'true';
  await act(letIn);
  expect(link).toBeInTheDocument();
  link.ariaBusy = null;
  await reachable();
});

test('is not taken out of the hands of a visitor who is in a slide', async () => {
  await hydrateInTest(specialists, (row) => row.querySelector('a')?.focus());
  await act(async () => import('./carousel-slider.tsx'));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('link')[0]).toHaveFocus();
});
