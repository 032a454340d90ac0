import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';

/** A line to the tested site that holds back part of what it carries, for as long as a test likes. */
export type HeldLine = {
  origin: string;
  /** From now on a page arrives until the last place where it has these words, and fonts do not arrive. */
  holdFrom: (words: string) => void;
  /** What is held of pages arrives. */
  letPageArrive: () => void;
  /** What is held of fonts arrives. */
  letFontsArrive: () => void;
  close: () => Promise<void>;
};

/** Lays such a line to a port of this machine. A page without the words fails to arrive. */
export async function layHeldLine(target: number): Promise<HeldLine> {
  let heldFrom: string | undefined;
  let heldPages: (() => void)[] = [];
  let heldFonts: (() => void)[] = [];

  async function passPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const html = await text(answer);
    const at = heldFrom === undefined ? -1 : html.lastIndexOf(heldFrom);
    if (heldFrom !== undefined && at < 0) {
      response.destroy(new Error(`The page has no "${heldFrom}".`));
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (at < 0) {
      response.end(html);
      return;
    }
    response.write(html.slice(0, at));
    heldPages.push(() => response.end(html.slice(at)));
  }

  const server = createServer((request, response) => {
    // It is to be sent as it is, and even if the browser has it.
    const headers = { ...request.headers };
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) {
      delete headers[name];
    }
    const { method, url } = request;
    const onward = ask({ host: '127.0.0.1', port: target, method, path: url, headers });
    onward.on('error', () => response.destroy());
    onward.on('response', (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) {
        passPage(answer, response).catch(() => response.destroy());
        return;
      }
      const isFont = url?.endsWith('.woff2');
      const pass = () => {
        // A browser that keeps a font has it at once the next time.
        const kept = isFont ? { 'cache-control': 'no-store' } : {};
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...kept });
        answer.pipe(response);
      };
      if (heldFrom !== undefined && isFont) heldFonts.push(pass);
      else pass();
    });
    request.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const letArrive = (held: readonly (() => void)[]) => held.forEach((arrive) => arrive());
  return {
    origin: `http://127.0.0.1:${port}`,
    holdFrom(words) {
      heldFrom = words;
    },
    letPageArrive() {
      letArrive(heldPages);
      heldPages = [];
    },
    letFontsArrive() {
      letArrive(heldFonts);
      heldFonts = [];
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
