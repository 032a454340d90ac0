import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import { ConfigError } from '@site/api/environment.ts';

/** Reads and validates a site configuration file. Rejects with a `ConfigError` that lists all problems. */
export async function readSiteConfig(file: string): Promise<SiteConfig> {
  const name = path.basename(file);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new ConfigError([`${name}: could not read the file.`]);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigError([`${name}: not valid JSON (${String(error)}).`]);
  }
  const parsed = parseSiteConfig(value);
  if (parsed.kind === 'valid') return parsed.site;
  throw new ConfigError(parsed.problems.map((problem) => `${name}: ${problem}`));
}
