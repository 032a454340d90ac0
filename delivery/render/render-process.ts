import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Services } from '@site/kit/remote/services.ts';
import { rendererFile } from '../releases/release-store.ts';
import {
  checkedRenderer,
  type ReleaseRenderer,
  RenderError,
  type RendererOrder,
  type RunningRenderer,
} from './release-renderer.ts';

const program = path.join(import.meta.dirname, 'child.cjs');

/** How long a renderer may take to start, and for one call, in milliseconds; memory in MB. */
export type RenderLimits = { startMs: number; callMs: number; memoryMb: number };

/** Rendering the slowest page of the site takes about 50 ms on a slow machine. */
const usualLimits: RenderLimits = { startMs: 20_000, callMs: 15_000, memoryMb: 512 };

type FromChild =
  | ({ kind: 'ready' } & Pick<
      RunningRenderer,
      'prefixes' | 'routes' | 'contractVersion' | 'methods'
    >)
  | { kind: 'returned'; number: number; value: unknown }
  | { kind: 'threw'; number: number; message: string; stack?: string }
  | { kind: 'asked'; number: number; method: keyof Services; question: never };

type Waiting = {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};

/**
 * Starts the renderer of a release in a process that has no environment, may read only its own release, may start
 * no other program, and has limits of memory and time. Data reaches it through `services` alone. A renderer that
 * throws, hangs, ends or floods fails its own calls with a `RenderError` and harms nothing else.
 *
 * Node's permission model keeps it from files and programs (Node 20 calls it experimental); it does not cover the
 * network before Node 25, so where that matters the composer has to run without one.
 */
export async function startRenderProcess(
  { dataDir, name, id, services }: RendererOrder,
  limits: RenderLimits = usualLimits,
): Promise<ReleaseRenderer> {
  const file = rendererFile(dataDir, name, id);
  const whose = `${name} ${id}`;
  const child = fork(program, [file], {
    env: {},
    execArgv: [`--max-old-space-size=${limits.memoryMb}`, '--no-warnings', ...permissions(file)],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const lastWords = keepLastWords(child);
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let hasReadData = false;
  let ended: RenderError | null = null;

  const end = (reason: string) => {
    ended ??= new RenderError(`${whose} ${reason}`);
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(ended);
    }
    waiting.clear();
    child.kill('SIGKILL');
  };

  const ready = new Promise<Extract<FromChild, { kind: 'ready' }>>((resolve, reject) => {
    const timer = setTimeout(() => {
      end(`did not start within ${limits.startMs / 1000} s.`);
      reject(ended);
    }, limits.startMs);
    child.on('error', (error) => {
      end(`could not be started: ${error.message}`);
      reject(ended);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      const how = signal ? `was ended by ${signal}` : `ended by itself with exit code ${code}`;
      end(`${how} while it was needed.${lastWords()}`);
      reject(ended);
    });
    child.on('message', (message: FromChild) => {
      if (message.kind === 'ready') {
        clearTimeout(timer);
        resolve(message);
      } else if (message.kind === 'asked') {
        hasReadData = true;
        void answer(message);
      } else settle(message);
    });
  });

  function settle(message: Extract<FromChild, { kind: 'returned' | 'threw' }>): void {
    const call = waiting.get(message.number);
    if (!call) return;
    waiting.delete(message.number);
    clearTimeout(call.timer);
    if (message.kind === 'returned') call.resolve(message.value);
    else call.reject(new Error(message.message, { cause: message.stack }));
  }

  async function answer({ number, method, question }: Extract<FromChild, { kind: 'asked' }>) {
    try {
      const value = await services[method](question);
      if (child.connected) child.send({ kind: 'told', number, value });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (child.connected) child.send({ kind: 'failed', number, message });
    }
  }

  const call: RunningRenderer['call'] = (method, request, about) => {
    if (ended) return Promise.reject(ended);
    calls += 1;
    const number = calls;
    return new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => {
        end(`took longer than ${limits.callMs / 1000} s over ${about} and was stopped.`);
      }, limits.callMs);
      waiting.set(number, { resolve, reject, timer });
      child.send({ kind: 'call', number, method, request });
    });
  };

  return checkedRenderer(whose, {
    ...(await ready),
    call,
    hasReadData: () => hasReadData,
    close() {
      ended ??= new RenderError(`${whose} is closed.`);
      child.kill('SIGKILL');
    },
  });
}

/** What the process may do besides computing: read its release and our program. */
function permissions(file: string): readonly string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [flag, `--allow-fs-read=${program}`, `--allow-fs-read=${path.dirname(file)}${path.sep}`];
}

/** Keeps the end of what a process writes to its error stream, to say it when the process has ended. */
function keepLastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2000);
  });
  return () => {
    const line = words.split('\n').find((each) => /\w*Error\b|FATAL/.test(each));
    return line ? ` It said: ${line.trim()}` : '';
  };
}
