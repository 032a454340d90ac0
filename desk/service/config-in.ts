import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import { ProblemError } from './problem.ts';

/** Reads a configuration that was sent. Throws a problem that lists what is wrong with it. */
export function configIn(given: unknown): SiteConfig {
  const parsed = parseSiteConfig(given);
  if (parsed.kind === 'valid') return parsed.site;
  throw new ProblemError(422, 'refused', 'The configuration is not right.', {
    problems: parsed.problems,
  });
}
