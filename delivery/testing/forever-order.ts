import * as v from 'valibot';
import { partName } from '../releases/release.ts';

const databaseSchema = v.variant('dialect', [
  v.object({ dialect: v.literal('sqlite'), file: v.string() }),
  v.object({ dialect: v.literal('postgres'), url: v.string() }),
]);

/** What `ship-forever.ts` is told to do. */
const orderSchema = v.object({
  dataDir: v.string(),
  database: databaseSchema,
  /** Where posts are stored. */
  posts: databaseSchema,
  bucket: v.optional(
    v.object({
      bucket: v.string(),
      prefix: v.string(),
      endpoint: v.optional(v.string()),
      region: v.optional(v.string()),
      credentials: v.optional(v.object({ accessKeyId: v.string(), secretAccessKey: v.string() })),
    }),
  ),
  deed: v.picklist(['promote', 'rollback', 'config', 'publish', 'prune']),
  releases: v.array(v.object({ name: partName, id: v.string() })),
  /** The folder of posts to publish. */
  desk: v.string(),
  /** How often the deed is done at most. */
  turns: v.number(),
  /** How wrong the clock is, in milliseconds. */
  clockAheadMs: v.number(),
});

/** What `ship-forever.ts` is told to do. */
export type ForeverOrder = v.InferInput<typeof orderSchema>;

/** Reads an order that was written as JSON. Throws when it is none. */
export function parseForeverOrder(text: string): v.InferOutput<typeof orderSchema> {
  return v.parse(orderSchema, JSON.parse(text));
}
