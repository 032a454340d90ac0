import { afterEach, beforeEach, jest } from '@jest/globals';

/** A request as the service received it. */
type SeenCall = {
  url: string;
  method: string | undefined;
  key: string;
  /** The bot signals, by header. */
  guard: Record<string, string>;
  body: unknown;
};

type Answer = { status: number; text: () => Promise<string> };

/** A stub of the contact service for all tests of a file. Accepts every message by default. */
export function stubService() {
  const calls: SeenCall[] = [];
  let answer: () => Promise<Answer> = accept;

  beforeEach(() => {
    calls.length = 0;
    answer = accept;
    Object.assign(globalThis, { fetch });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  function fetch(
    url: string,
    init: { method?: string; headers: Record<string, string>; body: string },
  ) {
    calls.push({
      url,
      method: init.method,
      key: init.headers['idempotency-key'] ?? '',
      guard: Object.fromEntries(
        Object.entries(init.headers).filter(([name]) => name.startsWith('form-')),
      ),
      body: JSON.parse(init.body),
    });
    return answer();
  }

  return {
    calls,
    /** Sets the response. */
    respondsWith(status: number, body: unknown) {
      answer = async () => json(status, body);
    },
    /** Makes the service unreachable. */
    isUnreachable() {
      answer = fail;
    },
    /** Takes the device offline. */
    isOffline() {
      answer = fail;
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    },
    /** Accepts messages, but only responds once the returned function is called. */
    waits(): () => void {
      const held: (() => void)[] = [];
      answer = () =>
        new Promise((resolve) => {
          held.push(() => resolve(accept()));
        });
      return () => {
        for (const goOn of held.splice(0)) goOn();
      };
    },
  };
}

async function fail(): Promise<never> {
  throw new TypeError('Failed to fetch');
}

async function accept(): Promise<Answer> {
  return json(200, { success: true });
}

function json(status: number, body: unknown): Answer {
  return { status, text: async () => JSON.stringify(body) };
}
