import { escapeHtml } from '@site/kit/escape-html.ts';
import type { Preload } from '@site/kit/remote/contract.ts';
import { preloadAttributes } from '@site/kit/remote/preloads.ts';
import type { Release } from '../releases/release.ts';
import { RenderError } from '../render/rendered.ts';

/** Returns the scripts of all islands on a page. Throws a `RenderError` if the release has no code for one of them. */
export function islandScripts({ name: remote, islands }: Release, html: string): string[] {
  const scripts = [...html.matchAll(/ data-island="([^"]+)"/g)].flatMap(([, name = '']) => {
    const found = islands[name];
    if (!found)
      throw new RenderError(`${remote} has no ${name}.island.tsx for the island "${name}".`);
    return found;
  });
  return [...new Set(scripts)];
}

export function preloadTags(preloads: readonly Preload[]): string {
  return preloads.map((preload) => `<link rel="preload"${attributesOf(preload)}>`).join('');
}

function attributesOf(preload: Preload): string {
  return preloadAttributes
    .map((name) => {
      const value = preload[name];
      return value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}
