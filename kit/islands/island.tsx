import type { ReactNode } from 'react';
import type { IslandDefinition, Json } from './define-island.ts';

type Props<Own extends { readonly [key in keyof Own]: Json }> = {
  of: IslandDefinition<Own>;
  /** The island's own props. The page carries them as JSON, so keep them small. */
  props: Own;
  /** The parts of the page inside it. */
  staticParts?: readonly ReactNode[];
};

/**
 * An island where a page renders it. Its element has no box of its own (`[data-island]` in the shell's
 * base sheet); it names the island for the composer and the live page, and carries its props.
 */
export function Island<Own extends { readonly [key in keyof Own]: Json }>({
  of: { name, Component },
  props,
  staticParts = [],
}: Props<Own>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} staticParts={staticParts.map((children) => ({ children }))} />
    </div>
  );
}
