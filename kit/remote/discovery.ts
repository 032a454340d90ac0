import type { PublicRegistry } from './registry.ts';

/** The version of the Frontend Discovery schema that `/registry.json` keeps to. */
export const DISCOVERY_SCHEMA =
  'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/**
 * The registry as it is written: a document of the Frontend Discovery schema, which tools besides our shell read. Every
 * section has one release, which everybody gets. What the schema has no name for is in `extras`.
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
