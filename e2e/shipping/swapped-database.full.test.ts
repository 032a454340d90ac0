import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createTestDatabase, runOnTestPostgres } from '@site/api/testing/test-postgres.ts';
import { openTestSite } from '@site/delivery/testing/open-test-site.ts';
import { layLine } from '../support/cuttable-line.ts';
import { hostProcess } from '../support/host-process.ts';
import { until } from '../support/until.ts';

const LONGEST_S = 90;

test('a host rejects forms if another site’s database replaces its own', async () => {
  const url = new URL(await createTestDatabase());
  const site = await openTestSite({ database: { dialect: 'postgres', url: url.href } });
  const line = await layLine(Number(url.port));
  const through = new URL(url);
  through.port = String(line.port);
  const host = await hostProcess({ DATABASE_URL: through.href }, site.stores.dataDir);
  const sendForm = async () => {
    const { status } = await fetch(`${host.origin}/api/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', email: 'asha@visitor.example', message: 'Hello' }),
    });
    return status;
  };
  try {
    await site.goLive({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Words' } });
    await host.start();
    expect(await sendForm()).toBe(200);
    await host.kill();

    await line.cut();
    await host.start();
    await runOnTestPostgres(`update installation set id = '${randomUUID()}'`, url.href);
    await line.mend();
    const isRefused = async () => host.said().includes('The forms database');
    expect(await until(LONGEST_S, isRefused)).toBe(true);
    expect(host.said()).toContain('npx site accept-store forms');
    expect(await sendForm()).toBe(503);
    expect(await (await fetch(host.origin)).text()).toContain('Words');

    await host.kill();
    await expect(host.start()).rejects.toThrow('belongs to installation');
  } finally {
    await host.kill();
    await line.cut();
    await site.close();
  }
});
