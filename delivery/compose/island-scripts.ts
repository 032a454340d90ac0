import type { Release } from '../releases/release.ts';
import { RenderError } from '../render/rendered.ts';

/**
 * The scripts of the islands that a page's HTML holds, each once; none for a page without islands. Throws a
 * `RenderError` for an island that the release has no code for.
 */
export function islandScripts({ name: remote, islands }: Release, html: string): string[] {
  const scripts = [...html.matchAll(/ data-island="([^"]+)"/g)].flatMap(([, name = '']) => {
    const found = islands[name];
    if (!found)
      throw new RenderError(`${remote} has no ${name}.island.tsx for its island "${name}".`);
    return found;
  });
  return [...new Set(scripts)];
}
