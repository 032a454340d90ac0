import { startProgram } from './run-program.ts';

/** The service in a separate process. */
export type ServiceProcess = {
  /** The base URL of its endpoints, such as `http://127.0.0.1:1234/api`. */
  base: string;
  /** Kills it immediately, like a power cut, and waits until it has exited. */
  kill: () => Promise<void>;
};

/**
 * Starts the service and waits until it listens. Throws with its standard error if it exits first. It trusts one proxy,
 * so that a test can act as many clients.
 */
export async function startServiceProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const { child, said, ended } = startProgram('start.ts', [], {
    PORT: '0',
    TRUSTED_PROXIES: '1',
    ...environment,
  });
  const base = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /http:\S+(?=\/health)/.exec(said().stdout)?.[0];
      if (found !== undefined) resolve(found);
    });
    ended.then(({ stderr }) => reject(new Error(stderr)), reject);
  });
  return {
    base,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
