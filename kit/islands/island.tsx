import type { ReactNode } from 'react';
import type { IslandDefinition, Json } from './define-island.ts';

type Props<Own extends { readonly [key in keyof Own]: Json }> = {
  of: IslandDefinition<Own>;
  /** Embedded in the page as JSON, so keep props small. */
  props: Own;
  staticParts?: readonly ReactNode[];
};

/**
 * Renders an island in a page. The element has no box (`[data-island]` in the shell's base sheet); it marks the island
 * for the composer and the live page, and contains its props.
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
