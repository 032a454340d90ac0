import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/free-port.ts';
import { untilAnswers } from '../support/until-answers.ts';

/** The width of the virtual screen, in pixels. */
export const SCREEN_WIDTH = 1400;

/** Starts WebKit's driver on a virtual screen, because its browser has no headless mode. */
export async function startWebDriver(): Promise<{ address: string; stop: () => void }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${SCREEN_WIDTH}x1000x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  // Ends the processes of an interrupted run.
  process.once('exit', () => screen.kill());
  const [, , , displays] = screen.stdio;
  if (!displays) throw new Error('Xvfb has no pipe for its display number.');
  const [display] = await Promise.race([
    once(displays, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.'))),
  ]);

  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // The sandbox does not work for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  process.once('exit', () => driver.kill());
  const address = `http://127.0.0.1:${port}`;
  await untilAnswers(`${address}/status`);
  return {
    address,
    stop() {
      driver.kill();
      screen.kill();
    },
  };
}
