import { nonParts } from '../access/rights.ts';
import type { StatusDoor } from '../status/status-door.ts';
import { statusPaths } from '../status/status-server.ts';
import { type Caller, mustBeAllowed } from './caller.ts';
import { statusLink } from './messages.ts';
import type { Route } from './route.ts';

/**
 * The operation that creates a link to the owner's status page. The page covers the whole site, so the key must, too.
 */
export function statusLinkRoute(door: StatusDoor): Route<Caller> {
  return {
    method: 'POST',
    path: '/v1/status-links',
    operationId: 'linkToStatus',
    summary:
      'Creates a link to the status page that works once, within five minutes. Needs a key for the shell, the configuration, the posts and the list of sections.',
    shows: 'key',
    answers: { 201: { description: 'The link, without the origin.', schema: statusLink } },
    async handle({ caller }) {
      for (const section of ['shell', ...nonParts] as const) mustBeAllowed(caller, 'read', section);
      const { ticket, expiresAt } = door.ticketFor(caller.key.id);
      return {
        status: 201,
        body: { path: `${statusPaths.open}?ticket=${ticket}`, expiresAt: expiresAt.toISOString() },
      };
    },
  };
}
