import type { ReactNode } from 'react';

/** A form and what stands beside it; below it on a narrow screen. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)] xl:items-start xl:gap-12">
      {children}
    </div>
  );
}
