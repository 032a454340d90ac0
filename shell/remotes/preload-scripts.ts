import type { CheckedFile } from '@site/kit/remote/page-lock.ts';

/** Preloads scripts. The real requests must use the same mode and hash to reuse the preloads. */
export function preloadScripts(document: Document, scripts: readonly CheckedFile[]): void {
  // WebKit blocks preloads under our Integrity-Policy even with a hash, and reports every one. We detect it by the
  // missing requestIdleCallback, which all other engines have.
  if (!('requestIdleCallback' in window)) return;
  for (const { address, integrity } of scripts) {
    if (document.head.querySelector(`link[rel=preload][href="${address}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = address;
    document.head.append(link);
  }
}
