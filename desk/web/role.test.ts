import { expect, test } from '@jest/globals';
import { homesOf, type Role } from './role.ts';

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
