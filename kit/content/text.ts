import * as v from 'valibot';

/** One line of text, without surrounding spaces. It shows neither sources nor links. */
export const text = v.pipe(
  v.string('must be text'),
  v.regex(/^\S(?:.*\S)?$/, 'must be a single line of text without surrounding spaces'),
  v.check((words) => !/\[\^|\]\(/.test(words), 'must not cite sources or contain links'),
);

/** A text with placeholders that a component fills in, such as `{host}`. */
export function textWith(...placeholders: readonly string[]) {
  return v.pipe(
    text,
    v.check(
      (words) => placeholders.every((placeholder) => words.includes(placeholder)),
      `must contain ${placeholders.join(' and ')}`,
    ),
  );
}

export function textUpTo(characters: number) {
  return v.pipe(text, v.maxLength(characters, `must be ${characters} characters or fewer`));
}

/** A list of at least one item. */
export function listOf<Item extends v.GenericSchema>(
  item: Item,
  message = 'must have at least one item',
) {
  return v.pipe(v.array(item), v.minLength(1, message));
}

/** A list of at least one item, each with an id of its own. */
export function listWithIds<Item extends v.GenericSchema<unknown, { id: string }>>(item: Item) {
  return v.pipe(
    listOf(item),
    v.check(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      'must not repeat an id',
    ),
  );
}

/** Hyphenated words, for ids and URL fragments. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'),
);

export const day = v.pipe(v.string(), v.isoDate('must be a date such as 2024-06-17'));
