/*
 * Runs one release's renderer and handles the composer's calls over stdin and stdout. Plain JavaScript that runs in Deno
 * and in Node, because a sandboxed process may only read this file: the release's code arrives in the first message. See
 * render-process.ts for the other end.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import path from 'node:path/posix';
import process from 'node:process';

// Keep the release's output out of the message stream.
console.log = console.error;
console.info = console.error;
console.debug = console.error;

const requireBuiltin = createRequire(import.meta.url);

/** What every release believes the time to be: a page must not depend on when it is rendered. */
const NOW = Date.UTC(2000, 0, 1);

/** One sequence of random numbers per call, so that calls in parallel do not affect each other. */
const sequences = new AsyncLocalStorage();
const beforeCalls = { state: 0 };

/** Returns a 32-bit number (mulberry32). */
function nextNumber() {
  const sequence = sequences.getStore() ?? beforeCalls;
  sequence.state = (sequence.state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(sequence.state ^ (sequence.state >>> 15), 1 | sequence.state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

function fill(target) {
  const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = nextNumber();
  return target;
}

function randomUUID() {
  const hex = fill(Buffer.alloc(16)).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Stops the clock and fixes the seed, so that the same release always renders the same words. */
function fixClockAndSeed() {
  const RealDate = Date;
  const moment = (given) => (given.length === 0 ? [NOW] : given);
  RealDate.now = () => NOW;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(NOW).toString(),
    construct: (target, given, newTarget) => Reflect.construct(target, moment(given), newTarget),
  });
  RealDate.prototype.constructor = globalThis.Date;
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get() {
      const exact = format.get.call(this);
      return (date = NOW) => exact(date);
    },
  });
  if (globalThis.Temporal) {
    const instant = () => Temporal.Instant.fromEpochMilliseconds(NOW);
    const zoned = (zone = 'UTC') => instant().toZonedDateTimeISO(zone);
    Object.assign(Temporal.Now, {
      instant,
      zonedDateTimeISO: zoned,
      plainDateTimeISO: (zone) => zoned(zone).toPlainDateTime(),
      plainDateISO: (zone) => zoned(zone).toPlainDate(),
      plainTimeISO: (zone) => zoned(zone).toPlainTime(),
    });
  }
  performance.now = () => 0;
  Object.defineProperty(performance, 'timeOrigin', { value: NOW });
  process.hrtime = Object.assign(() => [0, 0], { bigint: () => 0n });
  process.uptime = () => 0;
  Math.random = () => nextNumber() / 2 ** 32;
  crypto.getRandomValues = fill;
  crypto.randomUUID = randomUUID;
  const nodeCrypto = requireBuiltin('node:crypto');
  Object.assign(nodeCrypto, {
    randomBytes: (size) => fill(Buffer.alloc(size)),
    randomInt: (from, to) =>
      (to === undefined ? 0 : from) + (nextNumber() % (to === undefined ? from : to - from)),
    randomFillSync: fill,
    randomUUID,
  });
  // In Node this is a getter for the one above, and read-only.
  if (!Object.getOwnPropertyDescriptor(nodeCrypto, 'getRandomValues')?.get) {
    nodeCrypto.getRandomValues = fill;
  }
}

/** Messages are lines of JSON. */
const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

let renderer;
let asked = 0;
const waiting = new Map();

/** The services of one call. They ask the composer, because this process has no database and no network. */
function servicesOf(call) {
  const ask = (method) => (about) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      send({ kind: 'asked', number: asked, call, question: [method, about] });
    });
  return { publishedBlogs: ask('publishedBlogs'), blog: ask('blog') };
}

async function call({ number, method, request }) {
  // Functions can't be sent.
  const received = request.map((argument) =>
    argument?.services === true ? { ...argument, services: servicesOf(number) } : argument,
  );
  try {
    const value = await sequences.run({ state: 0 }, () => renderer[method](...received));
    send({ kind: 'returned', number, value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? error.stack : undefined;
    send({ kind: 'threw', number, message, stack });
  }
}

/**
 * Runs CommonJS modules from memory.
 * @param {Record<string, string>} files source code by path
 */
function moduleLoader(files) {
  const loaded = new Map();
  return function load(file) {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const require = (name) => {
      const target = path.join(path.dirname(file), name);
      return name.startsWith('.') && target in files ? load(target) : requireBuiltin(name);
    };
    // oxlint-disable-next-line no-implied-eval -- running this code is what the process is sandboxed for
    const run = new Function(
      'module',
      'exports',
      'require',
      `${files[file]}\n//# sourceURL=${file}`,
    );
    run(module, module.exports, require);
    return module.exports;
  };
}

function load({ files, entry }) {
  fixClockAndSeed();
  ({ renderer } = moduleLoader(files)(entry));
  const { prefixes, routes, posts } = renderer;
  const methods = Object.keys(renderer).filter((name) => typeof renderer[name] === 'function');
  send({ kind: 'ready', prefixes, routes, posts, methods });
}

function receive(message) {
  if (message.kind === 'load') load(message);
  else if (message.kind === 'call') void call(message);
  else {
    const { resolve, reject } = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.kind === 'answered') resolve(message.value);
    else reject(new Error(message.message));
  }
}

let received = '';
process.stdin.setEncoding('utf8').on('data', (chunk) => {
  const lines = (received + chunk).split('\n');
  received = lines.pop();
  for (const line of lines) receive(JSON.parse(line));
});
// The composer has closed this renderer or exited.
process.stdin.on('end', () => process.exit());
