import { type Budget, budgets, type PageFigure, type SiteFigure } from './budgets.ts';

/** How a figure stands to its budget; `by` is the distance to the limit in the unit of the figure. */
export type Verdict =
  | { kind: 'unlimited' }
  | { kind: 'kept'; bound: Budget['bound']; limit: number }
  | { kind: 'missed'; bound: Budget['bound']; limit: number; by: number };

/** Compares a figure with its budget. */
export function judge(
  figure: PageFigure | SiteFigure,
  measured: { value: number; content?: number | undefined },
): Verdict {
  const budget = budgets.find((candidate) => candidate.figure === figure);
  if (!budget) return { kind: 'unlimited' };
  const { bound, limit } = budget;
  const value = budget.of === 'content' ? (measured.content ?? measured.value) : measured.value;
  const by = bound === 'atMost' ? value - limit : limit - value;
  return by > 0 ? { kind: 'missed', bound, limit, by } : { kind: 'kept', bound, limit };
}
