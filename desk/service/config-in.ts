import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import { ProblemError } from './problem.ts';

/** Parses an uploaded configuration. Throws a problem that lists its errors. */
export function configIn(given: unknown): SiteConfig {
  const parsed = parseSiteConfig(given);
  if (parsed.kind === 'valid') return parsed.site;
  throw new ProblemError(422, 'refused', 'The configuration is invalid.', {
    problems: parsed.problems,
  });
}
