import path from 'node:path';
import { type DeliveryConfig, parseDeliveryConfig, UsageError } from '@site/delivery/config.ts';
import { develop } from './develop.ts';
import { originOfSite, publicUpstream } from './upstream.ts';
import type { OwnPart } from '../terminal/arguments.ts';

/** Shows parts as they are saved, inside a site that runs elsewhere. `address` is its origin. */
export async function developInside(address: string, parts: readonly OwnPart[]): Promise<void> {
  const origin = originOfSite(address);
  if (origin === null) {
    throw new UsageError(
      '--against takes the https origin of a running site (http is allowed for localhost).',
    );
  }
  const config = parseDeliveryConfig(process.env);
  const upstream = await publicUpstream(origin);
  await develop(parts, upstream, { ...config, dataDir: devFolder(config) }, (served) =>
    console.log(`\n${served}/ shows ${namesOf(parts)} as you save, inside ${origin}.`),
  );
}

/** The folder for builds in development, which has nothing of the live version. */
export function devFolder({ dataDir }: DeliveryConfig): string {
  return path.join(dataDir, 'dev');
}

export function namesOf(parts: readonly OwnPart[]): string {
  return parts.map(({ name }) => name).join(', ');
}
