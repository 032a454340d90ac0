import type { ReactNode } from 'react';

/** A part of a page with a title, on a card. */
export function Box({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-4 rounded-card border border-line bg-surface p-4">
      <h2 className="mb-3 text-20">{title}</h2>
      {children}
    </section>
  );
}

/** Two columns: what the page is about, and next to it what can be done with it. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-5">{main}</div>
      <div className="grid min-w-0 gap-5 xl:sticky xl:top-4">{side}</div>
    </div>
  );
}
