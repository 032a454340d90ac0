import type { CDPSession } from 'playwright/test';

/** What a file is, by the type its server names; what the browser wants it for where that says nothing. */
export type RequestKind = 'document' | 'style' | 'font' | 'image' | 'script' | 'other';

/** One request as the browser saw it. */
export type RecordedRequest = {
  url: string;
  /** The address of the file that asked for it; `null` where the browser asked by itself. */
  initiator: string | null;
  kind: RequestKind;
  /** The status of the answer; 0 until there is one. */
  status: number;
  /** The compression the server used, such as `br`; empty for none. */
  encoding: string;
  /** Bytes received, headers included; 0 when it came from the cache. */
  bytes: number;
  /** How many of those bytes are the headers of the answer. */
  headerBytes: number;
  state: 'open' | 'finished' | 'failed';
};

/** A recording that goes on as long as its page is open. */
export type Recording = {
  requests: () => readonly RecordedRequest[];
  /** Waits until nothing has been on its way for this many milliseconds, but at most 15 seconds. */
  untilQuiet: (milliseconds: number) => Promise<void>;
};

const longestWait = 15_000;
const pollEvery = 100;

/** Records every request of a page over HTTP from now on. */
export async function recordRequests(session: CDPSession): Promise<Recording> {
  const requests = new Map<string, RecordedRequest>();
  let lastChange = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (!request.url.startsWith('http')) return;
    lastChange = performance.now();
    const frames = initiator.stack?.callFrames ?? initiator.stack?.parent?.callFrames ?? [];
    requests.set(requestId, {
      url: request.url,
      initiator: initiator.url ?? frames.find(({ url }) => url !== '')?.url ?? null,
      kind: 'other',
      status: 0,
      encoding: '',
      bytes: 0,
      headerBytes: 0,
      state: 'open',
    });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const recorded = requests.get(requestId);
    if (!recorded) return;
    recorded.kind = kindOf(response.mimeType, type);
    recorded.status = response.status;
    recorded.encoding = headerOf(response.headers, 'content-encoding');
    recorded.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    settle(requestId, 'finished', encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId, 'failed', 0));

  function settle(requestId: string, state: 'finished' | 'failed', bytes: number): void {
    const recorded = requests.get(requestId);
    if (!recorded) return;
    lastChange = performance.now();
    recorded.state = state;
    recorded.bytes = bytes;
    // A file from the cache has an answer, but none of its bytes were received.
    if (bytes === 0) recorded.headerBytes = 0;
  }

  await session.send('Network.enable');
  return {
    requests: () => [...requests.values()],
    async untilQuiet(milliseconds) {
      const giveUpAt = performance.now() + longestWait;
      for (;;) {
        const now = performance.now();
        const open = [...requests.values()].some(({ state }) => state === 'open');
        if ((!open && now - lastChange >= milliseconds) || now >= giveUpAt) return;
        await new Promise((resolve) => setTimeout(resolve, pollEvery));
      }
    },
  };
}

function kindOf(mimeType: string, type: string): RequestKind {
  if (type === 'Document') return 'document';
  if (mimeType === 'text/css') return 'style';
  if (mimeType.startsWith('font/') || type === 'Font') return 'font';
  if (mimeType.startsWith('image/')) return 'image';
  if (mimeType.endsWith('javascript')) return 'script';
  return 'other';
}

function headerOf(headers: Readonly<Record<string, string>>, name: string): string {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
}
