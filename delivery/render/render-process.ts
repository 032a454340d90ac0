import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import {
  CONTRACT_VERSION,
  type DataChange,
  type RemoteRenderer,
  type RouteDeclaration,
} from '@site/kit/remote/contract.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import type { DocumentParts } from '../../shell/document.tsx';
import type { ShellRenderer } from '../../shell/renderer.ts';
import type { PartName } from '../releases/release.ts';
import { rendererFile } from '../releases/release-store.ts';
import { pageOfContract } from './earlier-contract.ts';
import {
  addresses,
  documents,
  errorFragment,
  renderedDocument,
  type renderedPage,
  searchEntries,
} from './rendered.ts';

const program = path.join(import.meta.dirname, 'child.cjs');

/** How long a renderer may take to start, and for one call, in milliseconds; memory in MB. */
export type RenderLimits = { startMs: number; callMs: number; memoryMb: number };

/** Rendering the slowest page of the site takes about 50 ms on a slow machine. */
const usualLimits: RenderLimits = { startMs: 20_000, callMs: 15_000, memoryMb: 512 };

/** A renderer failed, took too long or ended; the message says whose, over what, and what to do. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** The renderer of one release, in a process of its own. */
export type RenderProcess = {
  /** What a section claims; empty for the shell. */
  prefixes: readonly string[];
  routes: readonly RouteDeclaration[];
  paths: (site: SiteConfig) => Promise<readonly string[]>;
  touchedBy: (change: DataChange, site: SiteConfig) => Promise<readonly string[]>;
  documents: (site: SiteConfig) => Promise<v.InferOutput<typeof documents>>;
  searchEntries: (site: SiteConfig) => Promise<v.InferOutput<typeof searchEntries>>;
  render: (pagePath: string, site: SiteConfig) => Promise<v.InferOutput<typeof renderedPage>>;
  renderDocument: (parts: DocumentParts) => Promise<string>;
  renderErrorFragment: (
    site: SiteConfig,
    reason: 'notFound' | 'failed',
  ) => Promise<v.InferOutput<typeof errorFragment>>;
  /** Whether the renderer has asked for data so far. */
  hasReadData: () => boolean;
  close: () => void;
};

type Method = keyof RemoteRenderer | keyof ShellRenderer;

type FromChild =
  | {
      kind: 'ready';
      prefixes?: readonly string[];
      routes?: readonly RouteDeclaration[];
      contractVersion?: number;
      methods: readonly string[];
    }
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
  {
    dataDir,
    name,
    id,
    services,
  }: { dataDir: string; name: PartName; id: string; services: Services },
  limits: RenderLimits = usualLimits,
): Promise<RenderProcess> {
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
    else call.reject(new RenderError(message.message, { cause: message.stack }));
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

  /** Calls a method of the renderer and checks what it gives; `about` says in errors what it was doing. */
  async function call<Schema extends v.GenericSchema>(
    method: Method,
    request: readonly unknown[],
    about: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    if (ended) throw ended;
    calls += 1;
    const number = calls;
    const value = await new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => {
        end(`took longer than ${limits.callMs / 1000} s over ${about} and was stopped.`);
      }, limits.callMs);
      waiting.set(number, {
        resolve,
        reject: (error) => reject(error === ended ? error : failure(about, error)),
        timer,
      });
      child.send({ kind: 'call', number, method, request });
    });
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw failure(
      about,
      new Error(`it gave ${v.getDotPath(issue) ?? 'something'}: ${issue.message}`),
    );
  }

  function failure(about: string, { message, cause }: Error): RenderError {
    return new RenderError(`${whose} failed over ${about}: ${message}`, { cause });
  }

  /** Calls a method that a renderer may do without; it has nothing then. */
  async function list<Schema extends v.GenericSchema<unknown, readonly unknown[]>>(
    method: Method,
    request: readonly unknown[],
    about: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    return methods.includes(method) ? call(method, request, about, schema) : v.parse(schema, []);
  }

  const { prefixes = [], routes = [], contractVersion = CONTRACT_VERSION, methods } = await ready;
  const page = pageOfContract(contractVersion);
  return {
    prefixes,
    routes,
    paths: (site) => call('paths', [{ site, services: true }], 'its list of pages', addresses),
    touchedBy: (change, site) =>
      list('touchedBy', [{ change, site, services: true }], 'what a change touches', addresses),
    documents: (site) => list('documents', [{ site, services: true }], 'its files', documents),
    searchEntries: (site) =>
      list('searchEntries', [{ site, services: true }], 'its search entries', searchEntries),
    render: (pagePath, site) =>
      call('render', [{ path: pagePath, site, services: true }], pagePath, page),
    renderDocument: (parts) =>
      call('renderDocument', [parts], `the document of ${parts.pathname}`, renderedDocument),
    renderErrorFragment: (site, reason) =>
      call('renderErrorFragment', [site, reason], 'its page for errors', errorFragment),
    hasReadData: () => hasReadData,
    close() {
      ended ??= new RenderError(`${whose} is closed.`);
      child.kill('SIGKILL');
    },
  };
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
