import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lowerPriority } from '../lower-priority.ts';
import { rendererFile } from '../releases/release-store.ts';
import { createMessageReader, ProtocolError, type RendererMessage } from './messages.ts';
import {
  checkedRenderer,
  type ReleaseRenderer,
  type RendererCall,
  type RendererOrder,
} from './release-renderer.ts';
import { RenderError } from './rendered.ts';
import { rendererCommand } from './sandbox.ts';
import { processState, type TimeLimits, watchTime } from './watch-time.ts';

/** Limits of time, and the size of the JavaScript heap in MB. */
export type RenderLimits = TimeLimits & { memoryMb: number };

/** The site's largest section starts in 2 s of CPU time, and its slowest page takes 50 ms on a slow machine. */
const defaultLimits: RenderLimits = {
  cpu: { reserveMs: 30_000, perAnswerMs: 250 },
  idle: { reserveMs: 120_000, perAnswerMs: 1000 },
  memoryMb: 512,
};

/** The maximum number of concurrent data requests per renderer. */
const MAX_OPEN_QUESTIONS = 64;

/** The maximum backlog of messages for a renderer that doesn't read them, in bytes. */
const MAX_UNREAD_BYTES = 32 * 1024 * 1024;

/** The maximum output to stderr, in bytes. */
const MAX_STDERR_BYTES = 1024 * 1024;

type Ready = Extract<RendererMessage, { kind: 'ready' }>;

type Pending = Pick<RendererCall, 'about' | 'onAsked'> & {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
};

/**
 * Starts a release's renderer in a sandboxed process (see sandbox.ts) and communicates with it over pipes. The renderer
 * can only get data through `services`. A renderer that throws, hangs, exits or breaks the protocol fails only its own
 * calls, with a `RenderError`.
 */
export async function startRenderProcess(
  { dataDir, name, id, services }: RendererOrder,
  limits: RenderLimits = defaultLimits,
): Promise<ReleaseRenderer> {
  const entry = rendererFile(dataDir, name, id);
  const files = await readModules(path.dirname(entry));
  const label = `${name} ${id}`;
  const { program, args, env } = rendererCommand(limits.memoryMb);
  const child = spawn(program, args, { env, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
  const { stdin, stdout } = child;
  // Before the shell has become the renderer, so that all its threads inherit the priority.
  lowerPriority(child.pid);
  let hasStarted = false;
  let ended: RenderError | null = null;

  const end = (reason: string): RenderError => {
    ended ??= new RenderError(`${label} ${reason}`);
    calls.rejectAll(ended);
    watch.end();
    child.kill('SIGKILL');
    return ended;
  };
  const lastError = watchErrors(child, end);

  function send(message: unknown): void {
    if (ended) return;
    stdin.write(`${JSON.stringify(message)}\n`);
    if (stdin.writableLength > MAX_UNREAD_BYTES) end('stopped reading and was stopped.');
  }

  const calls = createCalls({ services, send, end });
  const watch = watchTime(limits, {
    state: () => processState(child.pid),
    owesAnswer: () => !hasStarted || calls.current() !== undefined,
    stop: (excess) =>
      fail(`${excess} over ${calls.current()?.about ?? 'its start'} and was stopped.`),
  });

  const { promise: ready, resolve: start, reject: failToStart } = Promise.withResolvers<Ready>();
  const fail = (reason: string) => failToStart(end(reason));
  child.on('error', (error) => fail(`could not be started: ${error.message}`));
  // 'close' fires after the pipes are drained, so stderr is complete.
  child.on('close', (exitCode, signal) => {
    const how = signal ? `was ended by ${signal}` : `exited with code ${exitCode}`;
    fail(`${how} while it was needed.${lastError()}`);
  });
  // The process may exit while we are writing; 'close' reports that.
  stdin.on('error', () => {});

  const readMessages = createMessageReader();
  stdout.on('data', (chunk: Buffer) => {
    if (ended) return;
    try {
      for (const message of readMessages(chunk)) {
        if (message.kind === 'ready') {
          hasStarted = true;
          start(message);
        } else if (message.kind === 'asked') void calls.answer(message);
        else {
          calls.settle(message);
          watch.answered();
        }
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      fail(`${error.message} and was stopped.`);
    }
  });

  send({ kind: 'load', files, entry: path.basename(entry) });
  return checkedRenderer(label, {
    ...(await ready),
    call: (order) => (ended ? Promise.reject(ended) : calls.begin(order)),
    close: () => void end('is closed.'),
  });
}

/** Keeps track of a renderer's open calls, and answers the questions that they ask. */
function createCalls({
  services,
  send,
  end,
}: Pick<RendererOrder, 'services'> & {
  send: (message: unknown) => void;
  end: (reason: string) => void;
}) {
  const pending = new Map<number, Pending>();
  let calls = 0;
  let openQuestions = 0;
  return {
    /** Returns the oldest open call. */
    current: () => pending.values().next().value,

    begin({ method, request, ...rest }: RendererCall): Promise<unknown> {
      calls += 1;
      const number = calls;
      return new Promise((resolve, reject) => {
        pending.set(number, { resolve, reject, ...rest });
        send({ kind: 'call', number, method, request });
      });
    },

    settle(message: Extract<RendererMessage, { kind: 'returned' | 'threw' }>): void {
      const call = pending.get(message.number);
      if (!call) throw new ProtocolError('answered a call that was not made');
      pending.delete(message.number);
      if (message.kind === 'returned') call.resolve(message.value);
      else call.reject(new Error(message.message, { cause: message.stack }));
    },

    async answer(asked: Extract<RendererMessage, { kind: 'asked' }>): Promise<void> {
      const { number, question } = asked;
      openQuestions += 1;
      if (openQuestions > MAX_OPEN_QUESTIONS) {
        end('asked too many questions at once and was stopped.');
        return;
      }
      pending.get(asked.call)?.onAsked?.(question);
      try {
        const value =
          question[0] === 'blog'
            ? await services.blog(question[1])
            : await services.publishedBlogs(question[1]);
        send({ kind: 'answered', number, value });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        send({ kind: 'failed', number, message });
      } finally {
        openQuestions -= 1;
      }
    },

    rejectAll(error: RenderError): void {
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    },
  };
}

/** Reads the source code of all modules below a folder, by path. */
async function readModules(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const modules = names.filter((name) => /\.c?js$/.test(name));
  return Object.fromEntries(
    await Promise.all(
      modules.map(async (name) => [
        name.split(path.sep).join('/'),
        await readFile(path.join(folder, name), 'utf8'),
      ]),
    ),
  );
}

/**
 * Collects the end of stderr and returns a function that quotes the last error. Stops the process if it writes too
 * much.
 */
function watchErrors(
  { stderr }: ChildProcess & { stderr: NodeJS.ReadableStream },
  end: (reason: string) => void,
): () => string {
  let tail = '';
  let written = 0;
  stderr.on('data', (chunk: Buffer) => {
    written += chunk.length;
    if (written > MAX_STDERR_BYTES) end('wrote too much to stderr and was stopped.');
    else tail = (tail + chunk.toString()).slice(-2000);
  });
  return () => {
    const line = tail.split('\n').find((each) => /\w*Error\b|NotCapable|out of memory/i.test(each));
    return line ? ` It said: ${line.trim().slice(0, 300)}` : '';
  };
}
