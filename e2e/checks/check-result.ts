/** A failed check, in terms that need no knowledge of the test runner. */
export type Failure = {
  /** What should have held, the title of the test. */
  title: string;
  /** The page that was open, as a path or address. */
  page?: string | undefined;
  expected?: string | undefined;
  /** What was there instead, or the whole message where the two can't be told apart. */
  seen: string;
  /** The path of a picture of the page. */
  picture?: string | undefined;
};

/** How long one file of tests took. */
export type Timing = { file: string; seconds: number };

/** How a step went. */
export type CheckResult = {
  passed: number;
  failed: number;
  failures: readonly Failure[];
  timings: readonly Timing[];
};

// oxlint-disable-next-line no-control-regex -- colours of a terminal begin with this control character.
const colours = /\u001b\[[0-9;]*m/g;

/** The longest part of a message that the last screen shows, in characters. */
const MOST_CHARACTERS = 600;

/** Splits a test runner's message into what was expected and what was seen. */
export function parseMessage(message: string): Pick<Failure, 'expected' | 'seen'> {
  const plain = message.replaceAll(colours, '').trim();
  const expected = labelled(plain, /^\s*Expected[^:\n]*:\s*(.+)$/m);
  const received = labelled(plain, /^\s*Received[^:\n]*:\s*(.+)$/m);
  if (expected === undefined || received === undefined) {
    return { seen: shorten(plain.split(/\n\s*(?:at |Call log:)/)[0] ?? plain) };
  }
  const [about = ''] = plain.split('\n\n');
  const isAbout = !/^Error: expect\(|^expect\(/.test(about);
  return {
    expected: shorten(expected),
    seen: shorten(isAbout ? `${about}: ${received}` : received),
  };
}

function labelled(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1]?.trim();
}

function shorten(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} …` : text;
}

/** What a runner that ended with exit code `code` came to: one that ended badly has failed, even when its report names no test that did. */
export function failedAtLeast(code: number, result: CheckResult): CheckResult {
  if (code === 0 || result.failed > 0) return result;
  return {
    ...result,
    failed: 1,
    failures: [{ title: 'the tests can be run', seen: `They ended with code ${code}; see above.` }],
  };
}
