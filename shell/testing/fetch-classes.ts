/** For tests: Fetch API classes that React Router's data router uses and jsdom lacks. */
class TestHeaders extends Map<string, string> {
  override get(name: string) {
    return super.get(name.toLowerCase());
  }

  override set(name: string, value: string) {
    return super.set(name.toLowerCase(), value);
  }

  override has(name: string) {
    return super.has(name.toLowerCase());
  }
}

class TestRequest {
  readonly method = 'GET';
  readonly headers = new TestHeaders();
  readonly url: string;
  readonly signal: AbortSignal | undefined;

  constructor(url: string | URL, { signal }: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}

class TestResponse {
  readonly statusText = '';
  readonly body: null;
  readonly status: number;
  readonly headers: TestHeaders;

  constructor(body: null, { status, headers }: { status: number; headers: TestHeaders }) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

Object.assign(globalThis, { Headers: TestHeaders, Request: TestRequest, Response: TestResponse });
