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

/** Stands in for the contact service: `fetch` goes here until `restore`. It takes every message unless told otherwise. */
export function stubService() {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  const calls: SeenCall[] = [];
  let answer = accept;

  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    writable: true,
    value: (
      url: string,
      init: { method?: string; headers: Record<string, string>; body: string },
    ) => {
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
    },
  });

  return {
    calls,
    /** From now on the service says this. */
    answersWith(status: number, body: unknown) {
      answer = async () => json(status, body);
    },
    /** From now on nobody can be reached. */
    isOutOfReach() {
      answer = async () => {
        throw new TypeError('Failed to fetch');
      };
    },
    /** From now on the service takes the message, but says so only when told; gives the way to tell it. */
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
    restore() {
      if (original) Object.defineProperty(globalThis, 'fetch', original);
      else Reflect.deleteProperty(globalThis, 'fetch');
    },
  };
}

async function accept(): Promise<Answer> {
  return json(200, { success: true });
}

function json(status: number, body: unknown): Answer {
  return { status, text: async () => JSON.stringify(body) };
}
