import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

test('a second stop signal doesn’t interrupt a graceful shutdown', async () => {
  const file = pathToFileURL(path.join(import.meta.dirname, 'wait-for-shutdown.ts')).href;
  const program = `const { waitForShutdown } = await import(process.argv[1]);
    const work = setInterval(() => {}, 1000);
    const stopped = waitForShutdown();
    process.stdout.write('ready');
    await stopped;
    process.stdout.write(' stopping');
    process.on('message', () => {
      process.stdout.write(' done');
      clearInterval(work);
      process.disconnect();
    });`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program, file],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  let said = '';
  const ended = once(child, 'close');
  for await (const words of child.stdout?.setEncoding('utf8') ?? []) {
    said += String(words);
    if (said === 'ready') child.kill('SIGINT');
    if (said === 'ready stopping') {
      child.kill('SIGINT');
      child.send('finish');
    }
  }
  expect(await ended).toEqual([0, null]);
  expect(said).toBe('ready stopping done');
});
