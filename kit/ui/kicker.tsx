import type { ReactNode } from 'react';

/** A few words above a heading. */
export function Kicker({ children }: { children: ReactNode }) {
  return <p className="font-head text-18 leading-[1.3] font-semibold text-kick">{children}</p>;
}
