import type { Writer } from '@site/api/posts/draft-store.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { keyStore } from '../../access/key-store.ts';
import { allows } from '../../access/rights.ts';
import { userStore } from '../accounts/users.ts';
import { may } from '../role.ts';

const USER = 'user:';

/**
 * Why a post that somebody scheduled or submitted must not go live in their name any more; `null` if they may still
 * publish posts, as a writer or with a key. Accounts of CI have neither: their right was checked when they sent it.
 */
export async function lostRight(
  registry: Registry,
  { who, person }: Writer,
): Promise<string | null> {
  if (person.startsWith(USER)) {
    const user = await userStore(registry).byEmail(person.slice(USER.length));
    if (user && may(user, 'write-posts')) return null;
  }
  const keys = (await keyStore(registry).list()).filter((key) => key.person === person);
  const canSend = keys.some(
    ({ rights, isExpired, revokedAt }) =>
      !isExpired && revokedAt === null && allows(rights, 'promote', 'posts'),
  );
  if (canSend || (keys.length === 0 && !person.startsWith(USER))) return null;
  return `${who} may no longer publish posts. Somebody else has to publish or schedule this one.`;
}
