/*
 * Runs one release's renderer in a process of its own and answers the composer's calls. Plain JavaScript, because
 * this process may read nothing but this file and the release. See render-process.ts for who talks to it.
 */
const { renderer } = require(process.argv[2]);

let asked = 0;
const waiting = new Map();

/** Data comes from the composer: this process has no database and no network. */
function ask(method) {
  return (question) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      process.send({ kind: 'asked', number: asked, method, question });
    });
}

const services = { publishedBlogs: ask('publishedBlogs'), blog: ask('blog') };

async function call({ number, method, request }) {
  try {
    const value = await renderer[method](...request.map(withServices));
    process.send({ kind: 'returned', number, value });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? error.stack : undefined;
    process.send({ kind: 'threw', number, message, stack });
  }
}

/** A request that wants services says so with `true`: functions cannot be sent. */
function withServices(argument) {
  return argument?.services === true ? { ...argument, services } : argument;
}

process.on('message', (message) => {
  if (message.kind === 'call') void call(message);
  else {
    const { resolve, reject } = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.kind === 'told') resolve(message.value);
    else reject(new Error(message.message));
  }
});
// The composer has ended; nobody is left to render for.
process.on('disconnect', () => process.exit());
const { prefixes, routes, contractVersion } = renderer;
const methods = Object.keys(renderer).filter((name) => typeof renderer[name] === 'function');
process.send({ kind: 'ready', prefixes, routes, contractVersion, methods });
