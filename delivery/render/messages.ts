import * as v from 'valibot';

/** The maximum size of a message from a renderer, in bytes. The site's longest page is 250 kB. */
export const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

const number = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A message from a renderer. The caller validates its values. */
const rendererMessage = v.variant('kind', [
  v.object({
    kind: v.literal('ready'),
    prefixes: v.optional(v.array(v.string())),
    routes: v.optional(
      v.array(
        v.object({ id: v.string(), pattern: v.string(), others: v.exactOptional(v.string()) }),
      ),
    ),
    methods: v.array(v.string()),
  }),
  v.object({ kind: v.literal('returned'), number, value: v.optional(v.unknown()) }),
  v.object({
    kind: v.literal('threw'),
    number,
    message: v.string(),
    stack: v.optional(v.string()),
  }),
  v.variant('method', [
    v.object({
      kind: v.literal('asked'),
      number,
      method: v.literal('publishedBlogs'),
      question: v.union([
        v.literal('all'),
        v.object({ newest: v.number() }),
        v.object({ beside: v.string(), each: v.number() }),
      ]),
    }),
    v.object({ kind: v.literal('asked'), number, method: v.literal('blog'), question: v.string() }),
  ]),
]);

export type RendererMessage = v.InferOutput<typeof rendererMessage>;

/** Thrown if a renderer sends an invalid message. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
}

/** Encodes a message as JSON, preceded by its length in bytes as a 32-bit big-endian number. */
export function encodeMessage(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const header = Buffer.alloc(4);
  header.writeUInt32BE(body.length);
  return Buffer.concat([header, body]);
}

/**
 * Returns a function that accepts chunks of a stream and returns complete messages. Buffers at most one message, and
 * throws a `ProtocolError` if a message is too long or malformed.
 */
export function createMessageReader(): (chunk: Buffer) => RendererMessage[] {
  let chunks: Buffer[] = [];
  let size = 0;
  let expectedSize = 4;
  return (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size < expectedSize) return [];
    const messages: RendererMessage[] = [];
    let rest = Buffer.concat(chunks);
    for (
      expectedSize = lengthOf(rest);
      rest.length >= expectedSize;
      expectedSize = lengthOf(rest)
    ) {
      messages.push(parseMessage(rest.subarray(4, expectedSize)));
      rest = rest.subarray(expectedSize);
    }
    chunks = [rest];
    size = rest.length;
    return messages;
  };
}

/** Returns the length of the first message with its header, or of the header alone while it is incomplete. */
function lengthOf(received: Buffer): number {
  if (received.length < 4) return 4;
  const length = received.readUInt32BE(0);
  if (length > MAX_MESSAGE_BYTES) {
    throw new ProtocolError(`sent more than ${MAX_MESSAGE_BYTES / 1024 / 1024} MB at once`);
  }
  return 4 + length;
}

function parseMessage(body: Buffer): RendererMessage {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString());
  } catch (cause) {
    throw new ProtocolError('sent something other than messages', { cause });
  }
  const result = v.safeParse(rendererMessage, parsed);
  if (!result.success) throw new ProtocolError('sent something other than messages');
  return result.output;
}
