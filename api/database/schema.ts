/** A message somebody sent through a contact form. */
export type ContactMessageRow = {
  /** UUIDv7, made here; sorts by age. */
  id: string;
  /** Epoch milliseconds. */
  received_at: number;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** What the sender called this attempt; unique, so a repeat finds the first row. */
  idempotency_key: string | null;
};

/** A blog post of the Parents Desk. */
export type BlogRow = {
  /** The id in the post's address. */
  id: string;
  title: string;
  author: string;
  /** A picture's address; empty for none. */
  thumbnail: string;
  /** Epoch milliseconds. */
  updated_at: number;
  /** 1 when visitors may read it, 0 when not. */
  published: number;
  /** HTML, cleaned before it was stored. */
  description: string;
};

/** The tables, column for column, alike in both databases. */
export type Schema = { contact_messages: ContactMessageRow; blogs: BlogRow };
