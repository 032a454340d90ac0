import type { PublicRegistry } from './registry.ts';

/** The Frontend Discovery schema version of `/registry.json`. */
export const DISCOVERY_SCHEMA =
  'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/**
 * Converts the registry to a Frontend Discovery document, which other tools can read too. Every section has one live
 * release. `extras` contains fields that the schema doesn't cover.
 */
export function discoveryDocument({ remotes }: PublicRegistry) {
  const described = Object.entries(remotes).map(([name, { id, entry, integrity, ...extras }]) => [
    name,
    [
      {
        url: entry,
        metadata: { integrity, version: id },
        deployment: { traffic: 100, default: true },
        extras,
      },
    ],
  ]);
  return { schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(described) };
}
