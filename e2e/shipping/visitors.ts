import { setTimeout as pause } from 'node:timers/promises';

/** The content of a response: its version, its page's text, and the releases of its parts. */
export type Seen = { version: string; words: string; releases: readonly string[] };

/** Visitors who send requests until stopped. */
export type Visitors = {
  /** The number of responses so far. */
  answers: () => number;
  /** Failed responses, one sentence each. */
  failures: readonly string[];
  /** Every distinct observation. */
  seen: ReadonlyMap<string, Seen>;
  stop: () => Promise<void>;
};

/** The number of parallel visitors. */
const AT_ONCE = 4;

/** The pause after each page, in milliseconds, which leaves time for other work. */
const PAUSE_MS = 100;

/** Starts visitors who open pages with all of their scripts and stylesheets. */
export function sendVisitors(origin: string, pages: readonly string[]): Visitors {
  const failures: string[] = [];
  const seen = new Map<string, Seen>();
  const startedAt = performance.now();
  let answers = 0;
  const over = new AbortController();

  const fail = (sentence: string) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    failures.push(`After ${seconds} s ${sentence}`);
  };

  /** Opens an address. Returns `null` and records a failure if the response is incomplete. */
  async function open(address: string): Promise<{ version: string; text: string } | null> {
    try {
      const answer = await fetch(origin + address);
      const text = await answer.text();
      answers += 1;
      if (answer.status === 200) return { version: answer.headers.get('site-version') ?? '', text };
      fail(`${address} was answered with ${answer.status}.`);
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      fail(`${address} was not answered: ${String(cause)}`);
    }
    return null;
  }

  async function visit(page: string): Promise<void> {
    const answer = await open(page);
    if (!answer) return;
    const { version, text } = answer;
    const words = /<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? '';
    const parts = new Set(
      text.match(/\/r\/[\w-]+\/[0-9a-f]{16}\/[\w.-]+|\/first-screen\/[\w.-]+/g),
    );
    const releases = [...text.matchAll(/\/r\/([\w-]+\/[0-9a-f]{16})\//g)].map(
      ([, name = '']) => name,
    );
    const found = { version, words, releases: [...new Set(releases)].toSorted() };
    seen.set(JSON.stringify(found), found);
    for (const part of parts) await open(part);
  }

  const visitors = Array.from({ length: AT_ONCE }, async (_, number) => {
    for (let turn = number; !over.signal.aborted; turn += 1) {
      await visit(pages[turn % pages.length] ?? '/');
      await pause(PAUSE_MS);
    }
  });
  return {
    answers: () => answers,
    failures,
    seen,
    async stop() {
      over.abort();
      await Promise.all(visitors);
    },
  };
}
