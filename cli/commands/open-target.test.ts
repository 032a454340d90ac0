import { afterEach, expect, test } from '@jest/globals';
import { secretNames } from '@site/desk/delivery/service-address.ts';
import { openTarget } from './open-target.ts';

const before = { ...process.env };

afterEach(() => {
  for (const name of [...secretNames, 'DELIVERY_URL']) {
    delete process.env[name];
    if (before[name] !== undefined) process.env[name] = before[name];
  }
});

test('child processes do not inherit the credentials of the delivery service', async () => {
  process.env['DELIVERY_URL'] = 'https://ship.example.in';
  for (const name of secretNames) process.env[name] = 'secret';
  await openTarget({});
  expect(Object.values(process.env).filter((value) => value === 'secret')).toEqual([]);
});
