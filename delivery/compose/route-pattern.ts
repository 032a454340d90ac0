/**
 * The first of several React Router patterns that an address fits, in the letter case that it has; `null` for none. As
 * much of the language as our routes use: steps, parameters, and a star at the end for whatever follows.
 */
export function routePattern(patterns: readonly string[], pathname: string): string | null {
  return patterns.find((pattern) => fits(pattern, pathname)) ?? null;
}

function fits(pattern: string, pathname: string): boolean {
  const open = pattern.endsWith('/*');
  const wanted = stepsOf(open ? pattern.slice(0, -2) : pattern);
  const steps = stepsOf(pathname);
  if (open ? steps.length < wanted.length : steps.length !== wanted.length) return false;
  return wanted.every((step, index) => step.startsWith(':') || step === steps[index]);
}

function stepsOf(pathname: string): string[] {
  return pathname.split('/').filter((step) => step !== '');
}
