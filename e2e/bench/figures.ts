/** One set of measurements for a section's page, or for the whole `site`. NaN if a value could not be measured. */
export type Measured = { where: string; values: Readonly<Record<string, number>> };

const atLeast: Record<string, number> = { accessibility: 100, 'best-practices': 100, seo: 100 };
const atMost: Record<string, number> = {
  lcpToTwin: 1.05,
  blockingOverTwinMs: 50,
  cls: 0,
  firstPressMs: 200,
  firstPressSlow4gMs: 200,
  dotPressMs: 200,
  dotPressSlow4gMs: 400,
  tabPressMs: 200,
  tabPressSlow4gMs: 600,
  adhdToHomeMs: 450,
  homeToAdhdMs: 450,
  'intended-adhdToHomeMs': 300,
  'intended-homeToAdhdMs': 300,
  lostPresses: 0,
  scriptsKb: 120,
  requests: 26,
  'assessments scriptsKb': 110,
  'assessments requests': 20,
  visitScriptsKb: 200,
  firstMoveThreadMs: 190,
  tabThreadMs: 40,
  listeners: 700,
  promoteMs: 2000,
  rollbackMs: 1000,
};

/** Takes the medians of all rounds and compares them with the budgets. */
export function summarize(rounds: readonly Measured[]) {
  const samples = rounds.flatMap(({ where, values }) =>
    Object.entries(values).map(([figure, value]) => ({ figure, where, value })),
  );
  const known = samples.filter(({ value }) => !Number.isNaN(value));
  const groups = Map.groupBy(known, ({ figure, where }) => `${figure} ${where}`);
  return [...groups.values()].map((group) => {
    const { figure = '', where = '' } = group[0] ?? {};
    const values = group.map(({ value }) => value);
    // The median would hide a single lost press.
    const exact = figure === 'lostPresses' ? Math.max(...values) : median(values);
    const value = Number(exact.toPrecision(4));
    const least = atLeast[figure] ?? -Infinity;
    // A page may have a budget of its own.
    const most = atMost[`${where} ${figure}`] ?? atMost[figure] ?? Infinity;
    const budget = figure in atLeast ? `≥ ${least}` : figure in atMost ? `≤ ${most}` : '';
    const missed = value < least || value > most;
    return { figure, where, value, budget, missed };
  });
}

/** The middle value; with an even number of values, halfway between the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
