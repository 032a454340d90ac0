import type { ReactNode } from 'react';

/** A panel with a heading and content, side by side on a wide screen. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <div
      data-panel=""
      className="grid gap-3 [--bullet:var(--hue)] md:gap-7 xl:grid-cols-[300px_1fr] xl:gap-16 print:in-data-condition:block"
    >
      {children}
    </div>
  );
}
