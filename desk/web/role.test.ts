import { expect, test } from '@jest/globals';
import { type DeskAction, homesOf, may, type Role, roles } from './role.ts';

test.each<[Role[], string]>([
  [['front-desk'], '/inbox'],
  [['writer'], '/posts'],
  [['clinician'], '/approvals'],
  [['growth'], '/releases'],
  [['operator'], '/status'],
  [['operator', 'writer'], '/posts'],
])('%s start on the page where their work waits', (roles, home) => {
  expect(homesOf({ roles })[0]).toBe(home);
});

test.each<[DeskAction, readonly Role[]]>([
  ['read-inbox', ['front-desk']],
  ['answer-inbox', ['front-desk']],
  ['export-people', ['front-desk']],
  ['erase-people', ['front-desk']],
  ['read-approvals', ['writer', 'clinician', 'growth', 'operator']],
  ['decide-approvals', ['clinician']],
  ['read-releases', ['writer', 'clinician', 'growth', 'operator']],
  ['ship-releases', ['growth', 'operator']],
  ['read-whole-history', ['operator']],
  ['read-status', ['growth', 'operator']],
  ['confirm-clock', ['operator']],
  ['make-backup', ['operator']],
  ['read-posts', ['writer', 'clinician', 'operator']],
  ['write-posts', ['writer']],
  ['manage-people', ['operator']],
  ['manage-keys', ['operator']],
])('%s is for %j alone', (action, allowed) => {
  expect(roles.filter((role) => may({ roles: [role] }, action))).toEqual(allowed);
});
