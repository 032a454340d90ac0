import { besidesParts } from '../access/rights.ts';
import type { StatusDoor } from '../status/status-door.ts';
import { statusPaths } from '../status/status-server.ts';
import { type Caller, mustBeAllowed } from './caller.ts';
import { statusLink } from './messages.ts';
import type { Route } from './route.ts';

/** The operation that makes a link to the owner's status page. The page tells of the whole site, so a
 * key must be for what concerns all of it. */
export function statusLinkRoute(door: StatusDoor): Route<Caller> {
  return {
    method: 'POST',
    path: '/v1/status-links',
    operationId: 'linkToStatus',
    summary:
      'Makes a link to the status page, good once and for five minutes, for a key that is for the shell, the configuration, the posts and the list of sections.',
    shows: 'key',
    answers: { 201: { description: 'The link, without the origin.', schema: statusLink } },
    async handle({ caller }) {
      for (const section of ['shell', ...besidesParts] as const)
        mustBeAllowed(caller, 'read', section);
      const { ticket, expiresAt } = door.ticketFor(caller.key.id);
      return {
        status: 201,
        body: { path: `${statusPaths.open}?ticket=${ticket}`, expiresAt: expiresAt.toISOString() },
      };
    },
  };
}
