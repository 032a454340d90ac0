import type { DeliveryConfig } from '@site/delivery/config.ts';
import type { HostExtension } from '@site/delivery/host/create-host.ts';
import { canaryExtension } from '@site/desk/canary/watch-visitors.ts';
import { parseDeskConfig } from '@site/desk/web/desk-config.ts';
import { sampleThirdParties } from '../sample/sample-third-parties.ts';
import { previewExtension } from '@site/desk/previews/show-previews.ts';

/** What a site's hosts serve besides the site. */
export function hostExtensions({ previews }: DeliveryConfig): readonly HostExtension[] {
  const { lookEveryMs } = parseDeskConfig(process.env);
  return [previewExtension(previews), canaryExtension(lookEveryMs), sampleThirdParties];
}
