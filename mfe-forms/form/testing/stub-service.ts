import { afterEach, beforeEach, jest } from '@jest/globals';

/** One call as the service saw it. */
type SeenCall = {
  url: string;
  method: string | undefined;
  key: string;
  /** What the form told about who filled it in, by header. */
  guard: Record<string, string>;
  body: unknown;
};

type Answer = { status: number; text: () => Promise<string> };

/** Stands in for the contact service in every test of a file. It takes every message unless told otherwise. */
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
    /** From now on the service says this. */
    answersWith(status: number, body: unknown) {
      answer = async () => json(status, body);
    },
    /** From now on the service cannot be reached. */
    isOutOfReach() {
      answer = fail;
    },
    /** From now on the device has no connection. */
    isOffline() {
      answer = fail;
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    },
    /** From now on the service takes the message, but says so only once the returned function is called. */
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
