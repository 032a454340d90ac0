import { useEffect, useRef, useState } from 'react';
import type { DialogRequest } from '../remote/contract.ts';
import type { SiteConfig } from '../site.ts';
import { book } from './book.ts';

type BookingProps = {
  site: SiteConfig;
  openDialog: (request: DialogRequest) => void;
};

type Booking = {
  /** Whether the booking desk is on its way. */
  opening: boolean;
  /** Opens it. `wanted` is what the visitor wants to book, as they would say it: "a visit to the dentist". */
  book: (wanted: string) => void;
};

/**
 * Booking from a button of one's own: opens the configured appointment widget, or asks for a call back when
 * there is none or it does not come. A press while it is on its way does nothing more; a visitor who leaves
 * the page meanwhile is left alone.
 */
export function useBooking({ site, openDialog }: BookingProps): Booking {
  const [opening, setOpening] = useState(false);
  const own = useRef<AbortController>(undefined);
  useEffect(() => () => own.current?.abort(), []);

  async function open(wanted: string) {
    const asking = new AbortController();
    own.current = asking;
    setOpening(site.thirdParties.appointment !== null);
    await book({ site, openDialog, wanted, signal: asking.signal });
    setOpening(false);
  }

  return {
    opening,
    book(wanted) {
      if (!opening) void open(wanted);
    },
  };
}
