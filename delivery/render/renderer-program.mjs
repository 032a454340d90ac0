/*
 * Runs one release's renderer and handles the composer's calls over stdin and stdout. Plain JavaScript that runs in Deno
 * and in Node, because a sandboxed process may only read this file: the release's code arrives in the first message. See
 * render-process.ts for the other end.
 */
import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import path from 'node:path/posix';
import process from 'node:process';

// Keep the release's output out of the message stream.
console.log = console.error;
console.info = console.error;
console.debug = console.error;

/** Messages are JSON, preceded by their length in bytes as a 32-bit big-endian number. */
function send(message) {
  const body = Buffer.from(JSON.stringify(message));
  const header = Buffer.alloc(4);
  header.writeUInt32BE(body.length);
  process.stdout.write(Buffer.concat([header, body]));
}

let renderer;
let asked = 0;
const waiting = new Map();

/** Requests data from the composer, because this process has no database and no network. */
function ask(method) {
  return (question) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      send({ kind: 'asked', number: asked, method, question });
    });
}

const services = { publishedBlogs: ask('publishedBlogs'), blog: ask('blog') };

/** Adds the services to requests with `services: true`, because functions can't be sent. */
const withServices = (argument) =>
  argument?.services === true ? { ...argument, services } : argument;

async function call({ number, method, request }) {
  try {
    send({ kind: 'returned', number, value: await renderer[method](...request.map(withServices)) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? error.stack : undefined;
    send({ kind: 'threw', number, message, stack });
  }
}

const requireBuiltin = createRequire(import.meta.url);

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
  ({ renderer } = moduleLoader(files)(entry));
  const { prefixes, routes, contractVersion } = renderer;
  const methods = Object.keys(renderer).filter((name) => typeof renderer[name] === 'function');
  send({ kind: 'ready', prefixes, routes, contractVersion, methods });
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

let received = Buffer.alloc(0);
process.stdin.on('data', (chunk) => {
  received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
  while (received.length >= 4) {
    const end = 4 + received.readUInt32BE(0);
    if (received.length < end) return;
    const message = JSON.parse(received.subarray(4, end).toString());
    received = received.subarray(end);
    receive(message);
  }
});
// The composer has closed this renderer or exited.
process.stdin.on('end', () => process.exit());
