import type { Registry } from '@site/delivery/registry/registry.ts';
import type { RegistryTables } from '@site/delivery/registry/registry-tables.ts';
import type { Kysely } from 'kysely';

/** The desk's tables, which are beside the core's. `registryMigrations` of the core makes them. */
export type DeskTables = Omit<RegistryTables, 'delivery_previews'> & {
  /** Keys of the delivery service, by the half that is no secret; of the other half its SHA-256. */
  delivery_keys: {
    id: string;
    hash: string;
    name: string;
    kind: string;
    unique_name: string;
    /** Names as JSON lists. */
    sections: string;
    actions: string;
    made_at: number;
    made_by: string;
    expires_at: number;
    /** When it was revoked, or its end when it was seen expired. */
    revoked_at: number | null;
    /** Whose key it is; `null` for keys from before persons were named, whose name counts. */
    person: string | null;
    /** Roles as a JSON list. */
    roles: string;
  };
  /** Who released something, or was the first to ask for it to go live; it may be several. */
  delivery_authors: { section: string; id: string; person: string; who: string; at: number };
  /** Who approved something in which role; the journal has each approval and each withdrawal besides. */
  delivery_approvals: {
    section: string;
    id: string;
    role: string;
    person: string;
    who: string;
    why: string | null;
    at: number;
    withdrawn_at: number | null;
  };
  /** One-time tokens that were used. */
  delivery_used_tokens: { mark: string; expires_at: number };
  /** Versions that were made to be looked at, until when. */
  delivery_previews: {
    id: string;
    version: string;
    what: string;
    who: string;
    made_at: number;
    ends_at: number;
    /** Names as a JSON list. */
    sections: string;
  };
  /** What only the programs of this site know, by what it is for. */
  delivery_secrets: { name: string; value: string };
  /** What hosts counted while a share of visitors got a canary, of those who did and of all others. */
  delivery_canary_counts: {
    canary: string;
    share: number;
    views_canary: number;
    views_live: number;
    failures_canary: number;
    failures_live: number;
  };
  /** People who may sign in to the desk's web app. */
  desk_users: {
    id: string;
    name: string;
    email: string;
    /** The identity of the address (`normaliseEmailAddress`); unique. */
    email_key: string;
    /** Names as a JSON list. */
    roles: string;
    added_at: number;
    added_by: string;
  };
  /** Links that let somebody in once, and browsers that are signed in, by the SHA-256 of their secrets. */
  desk_links: { hash: string; user_id: string; made_at: number; expires_at: number };
  desk_sessions: { hash: string; user_id: string; started_at: number; seen_at: number };
};

/** The database of a registry with the desk's tables. */
export function deskTables({ connection }: Registry): Kysely<DeskTables> {
  return connection.db.withTables<DeskTables>();
}
