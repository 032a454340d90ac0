import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { useDatabases } from '../testing/use-databases.ts';
import { createHealthCheck } from './health-check.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the health check', () => {
  const { open } = useDatabases('sqlite');

  test('tests a write every few seconds, even if the clock goes back by years', async () => {
    const database = await open();
    const check = createHealthCheck(database);
    const written = async () =>
      (await database.db.selectFrom('test_writes').select('value').execute()).map(({ value }) =>
        Number.parseInt(value, 10),
      );
    const clock = jest.spyOn(Date, 'now').mockReturnValue(2e12);
    const uptime = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    await check();
    clock.mockReturnValue(1e12);
    await check();
    expect(await written()).toEqual([10_000]);
    uptime.mockReturnValue(20_000);
    await check();
    expect(await written()).toEqual([20_000]);
  });
});
