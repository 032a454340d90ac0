import { overviewSchema } from '@site/kit/api/post-overview.ts';
import * as v from 'valibot';

/** The maximum size of a message from a renderer, in bytes. The site's longest page is 250 kB. */
export const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

const number = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What a renderer may ask about the posts. */
export const question = v.union([
  v.tuple([v.literal('blog'), v.string()]),
  v.tuple([
    v.literal('publishedBlogs'),
    v.union([
      v.literal('all'),
      v.literal('built-in'),
      v.object({ newest: v.number() }),
      v.object({ beside: v.string(), each: v.number() }),
    ]),
  ]),
]);

export type Question = v.InferOutput<typeof question>;

/** A message from a renderer, a line of JSON. The caller validates its values. `number` is that of a call or question. */
const rendererMessage = v.variant('kind', [
  v.object({
    kind: v.literal('ready'),
    prefixes: v.optional(v.array(v.string())),
    routes: v.optional(
      v.array(
        v.object({ id: v.string(), pattern: v.string(), others: v.exactOptional(v.string()) }),
      ),
    ),
    posts: v.optional(v.array(overviewSchema)),
    methods: v.array(v.string()),
  }),
  v.object({ kind: v.literal('returned'), number, value: v.optional(v.unknown()) }),
  v.object({
    kind: v.literal('threw'),
    number,
    message: v.string(),
    stack: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('asked'), number, call: number, question }),
]);

export type RendererMessage = v.InferOutput<typeof rendererMessage>;

/** Thrown if a renderer sends an invalid message. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
}

const LINE_BREAK = 10;

/**
 * Returns a function that accepts chunks of a stream and returns complete messages. Buffers at most one message, and
 * throws a `ProtocolError` if a message is too long or malformed.
 */
export function createMessageReader(): (chunk: Buffer) => RendererMessage[] {
  let begun: Buffer[] = [];
  let size = 0;
  return (chunk) => {
    const messages: RendererMessage[] = [];
    let rest = chunk;
    for (let end = rest.indexOf(LINE_BREAK); end !== -1; end = rest.indexOf(LINE_BREAK)) {
      messages.push(parseMessage(Buffer.concat([...begun, rest.subarray(0, end)])));
      rest = rest.subarray(end + 1);
      begun = [];
      size = 0;
    }
    begun.push(rest);
    size += rest.length;
    if (size > MAX_MESSAGE_BYTES) {
      throw new ProtocolError(`sent more than ${MAX_MESSAGE_BYTES / 1024 / 1024} MB at once`);
    }
    return messages;
  };
}

function parseMessage(line: Buffer): RendererMessage {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line.toString());
  } catch (cause) {
    throw new ProtocolError('sent something other than messages', { cause });
  }
  const result = v.safeParse(rendererMessage, parsed);
  if (!result.success) throw new ProtocolError('sent something other than messages');
  return result.output;
}
