import type { Registry } from '@site/delivery/registry/registry.ts';
import type { RegistryTables } from '@site/delivery/registry/registry-tables.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';

/** The desk's tables, in addition to the core's. The core's `registryMigrations` create both. */
export type DeskTables = Omit<RegistryTables, 'delivery_previews'> & {
  /** Keys of the delivery service, by their public half, with the SHA-256 of the secret half. */
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
    /** When it was revoked, or its expiry once found expired. */
    revoked_at: number | null;
    /** The owner. */
    person: string;
    /** Roles as a JSON list. */
    roles: string;
  };
  /** The people who released something, or first asked to promote it. There can be several. */
  delivery_authors: { section: string; id: string; person: string; who: string; at: number };
  /** Who approved something in which role. The audit log also has every approval and withdrawal. */
  delivery_approvals: {
    section: string;
    id: string;
    role: string;
    person: string;
    who: string;
    why: string | null;
    at: number;
    withdrawn_at: number | null;
    /** What it was called. */
    title: string;
    /** Identifies the text changes that were approved, as a JSON list. */
    words: string;
  };
  /** Comparisons of what awaits approval with the live version of a fence, as JSON. */
  delivery_comparisons: { section: string; id: string; fence: number; comparison: string };
  /** Used one-time tokens. */
  delivery_used_tokens: { mark: string; expires_at: number };
  /** Versions composed for previewing. */
  delivery_previews: {
    id: string;
    version: string;
    what: string;
    who: string;
    made_at: number;
    ends_at: number;
    /** Names as a JSON list. */
    sections: string;
    /** Opens it. Stored as it is, because the desk shows the link to it. */
    secret: string;
  };
  /** Counts of visitors with and without a canary, by share. */
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
    /** 0 if they turned mails off. */
    wants_mail: number;
  };
  /** The account at a sign-in provider that a person signs in with, from their first sign-in there on. */
  desk_identities: { user_id: string; issuer: string; subject: string };
  /** Sign-in links and browser sessions, by the SHA-256 of their secrets. */
  desk_tokens: {
    hash: string;
    kind: 'link' | 'session';
    user_id: string;
    made_at: number;
    seen_at: number;
    /** 1 if somebody else received the link, and may have used it themselves. */
    handed_over: number;
  };
};

/** Names in a column that holds a JSON list. */
export function namesIn(stored: string): string[] {
  return v.parse(v.array(v.string()), JSON.parse(stored));
}

export function deskTables({ connection }: Registry): Kysely<DeskTables> {
  return connection.db.withTables<DeskTables>();
}
