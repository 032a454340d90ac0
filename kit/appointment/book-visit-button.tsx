import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { DialogRequest } from '../remote/contract.ts';
import type { SiteConfig } from '../site.ts';
import { buttonLook, buttonSizes, type ButtonVariant } from '../ui/button-look.ts';
import { cn } from '../ui/cn.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { isPlainClick } from '../ui/is-plain-click.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { BookingNote, bookingWords } from './booking-note.tsx';
import { book } from './book.ts';

type BookVisitButtonProps = {
  site: SiteConfig;
  openDialog: (request: DialogRequest) => void;
  /** The booking, in the visitor's words: "a visit to the dentist". */
  wanted: string;
  children: ReactNode;
  /** Defaults to `main`. */
  variant?: ButtonVariant;
  wide?: boolean;
  iconBefore?: IconName;
  /** The id of a shared `BookingNote` elsewhere on the page. Without it the button renders its own. */
  noteId?: string;
};

/**
 * A button that opens the third party's booking widget, or offers a call back if the widget can't be opened. The note
 * names the third party. Without JavaScript the button is a link to the contact page.
 */
export function BookVisitButton({
  site,
  openDialog,
  wanted,
  children,
  variant = 'main',
  wide = false,
  iconBefore,
  noteId,
}: BookVisitButtonProps) {
  const live = useHydrated();
  const ownNoteId = useId();
  const { opening, book } = useBooking({ site, openDialog });
  const { appointment } = site.thirdParties;

  function onClick(event: MouseEvent<HTMLElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The widget returns focus to the previously focused element, and Safari doesn't focus a clicked button.
    event.currentTarget.focus({ preventScroll: true });
    book(wanted);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) book(wanted);
  }

  return (
    <div className={cn('grid gap-2', !wide && 'justify-items-start')}>
      <a
        href="/contactUs"
        className={buttonLook(variant, wide ? buttonSizes.wide : buttonSizes.words)}
        data-live=""
        role={live ? 'button' : undefined}
        aria-disabled={opening || undefined}
        aria-describedby={appointment ? (noteId ?? ownNoteId) : undefined}
        draggable={false}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {iconBefore && <Icon name={iconBefore} size={22} />}
        {/* Both labels share one grid cell, so the layout doesn't shift. */}
        <span className="grid place-items-center">
          <span
            className={cn('col-start-1 row-start-1', opening && 'invisible')}
            aria-hidden={opening || undefined}
          >
            {children}
          </span>
          {opening && <span className="col-start-1 row-start-1">{bookingWords.opening}</span>}
        </span>
      </a>
      {noteId === undefined && <BookingNote id={ownNoteId} site={site} />}
      <output className="sr-only">
        {opening &&
          appointment &&
          bookingWords.openingAnnounced.replace('{name}', appointment.name)}
      </output>
    </div>
  );
}

type BookingProps = {
  site: SiteConfig;
  openDialog: (request: DialogRequest) => void;
};

type Booking = {
  opening: boolean;
  /** `wanted` describes the booking in the visitor's words: "a visit to the dentist". */
  book: (wanted: string) => void;
};

/**
 * Opens the configured appointment widget, or the call-back dialog if no widget is configured or it fails to load.
 * Ignores clicks while loading; aborts on unmount.
 */
function useBooking({ site, openDialog }: BookingProps): Booking {
  const [opening, setOpening] = useState(false);
  const own = useRef<AbortController>(undefined);
  useEffect(() => () => own.current?.abort(), []);

  async function open(wanted: string) {
    const pendingRequest = new AbortController();
    own.current = pendingRequest;
    setOpening(site.thirdParties.appointment !== null);
    await book({ site, openDialog, wanted, signal: pendingRequest.signal });
    setOpening(false);
  }

  return {
    opening,
    book(wanted) {
      if (!opening) void open(wanted);
    },
  };
}
