import { startProgram } from './run-program.ts';

/** The service as a process of its own. */
export type ServiceProcess = {
  /** Where its calls are, such as `http://127.0.0.1:1234/api`. */
  base: string;
  /** Ends it at once, as a power cut of the process would, and waits until it is gone. */
  kill: () => Promise<void>;
};

/**
 * Starts the service alone and waits until it listens. Throws with what it said when it ends before that. It
 * believes one proxy, so that a test can be many clients.
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
