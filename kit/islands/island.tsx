import type { ReactNode } from 'react';
import type { IslandDefinition, Json } from './define-island.ts';

type Props<Told extends { readonly [key in keyof Told]: Json }> = {
  of: IslandDefinition<Told>;
  /** What the island is told. The page carries it as JSON, so keep it small. */
  told: Told;
  /** The parts of the page inside it. */
  kept?: readonly ReactNode[];
};

/**
 * An island where a page draws it. Its element has no box of its own (`[data-island]` in the shell's
 * base sheet); it tells the live page which component takes over the HTML inside, and with what.
 */
export function Island<Told extends { readonly [key in keyof Told]: Json }>({
  of: { name, Component },
  told,
  kept = [],
}: Props<Told>) {
  return (
    <div data-island={name} data-told={JSON.stringify(told)}>
      <Component {...told} kept={kept.map((children) => ({ children }))} />
    </div>
  );
}
