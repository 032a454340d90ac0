import type { DeliveryConfig } from '@site/delivery/config.ts';
import type { HostExtension } from '@site/delivery/host/create-host.ts';
import { canaryExtension } from '../canary/watch-visitors.ts';
import { previewExtension } from '../previews/show-previews.ts';

/** The desk's extensions for a site's hosts. */
export function deskExtensions({ previews }: DeliveryConfig): readonly HostExtension[] {
  return [previewExtension(previews), canaryExtension];
}
