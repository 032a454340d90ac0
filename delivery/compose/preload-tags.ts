import { escapeHtml } from '@site/kit/escape-html.ts';
import type { Preload } from '@site/kit/remote/contract.ts';
import { preloadAttributes } from '@site/kit/remote/preloads.ts';

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
