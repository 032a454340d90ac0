import type { ReactNode } from 'react';

/** How the box looks that a form of a page stands in. It may be longer than a sheet, so on paper it has no edge that could be torn. */
export const formBox =
  'grid grid-cols-1 gap-5.5 rounded-panel border border-line bg-surface px-5 py-6 lg:px-10 lg:py-9 print:border-0 print:p-0';

/** A form and what stands beside it; below it on a narrow screen. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)] xl:items-start xl:gap-12">
      {children}
    </div>
  );
}
