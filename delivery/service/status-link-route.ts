import { sections } from '../access/rights.ts';
import type { StatusDoor } from '../status/status-door.ts';
import { statusPaths } from '../status/status-server.ts';
import { type Caller, mustBeAllowed } from './caller.ts';
import { statusLink } from './messages.ts';
import type { Route } from './route.ts';

/** The operation that makes a link to the owner's status page. The page tells of every section, so a key must be for all. */
export function statusLinkRoute(door: StatusDoor): Route<Caller> {
  return {
    method: 'POST',
    path: '/v1/status-links',
    operationId: 'linkToStatus',
    summary:
      'Makes a link to the status page, good once and for five minutes, for a key that is for every section.',
    shows: 'key',
    answers: { 201: { description: 'The link, without the origin.', schema: statusLink } },
    async handle({ caller }) {
      for (const section of sections) mustBeAllowed(caller, 'read', section);
      const { ticket, expiresAt } = door.ticketFor(caller.key.id);
      return {
        status: 201,
        body: { path: `${statusPaths.open}?ticket=${ticket}`, expiresAt: expiresAt.toISOString() },
      };
    },
  };
}
