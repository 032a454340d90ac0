import type * as v from 'valibot';

/**
 * Maps a Markdown section to properties. A section is a heading followed by paragraphs, a list, an image and
 * subsections; each field here names the property that stores one of these.
 */
export type Outline = {
  /** Property for the heading's text; defaults to `heading`, `false` for none. */
  heading?: string | false;
  /** Property for the `{#id}` in the heading. */
  id?: string;
  /** Property for the only paragraph. */
  text?: string;
  /** Property for all paragraphs, as a list. */
  paragraphs?: string;
  /** Property for the bullet list's items. */
  list?: string;
  /** Property for the image. */
  picture?: string;
  /** Property for a link that is the only content of a paragraph. */
  link?: string;
  /**
   * Property for paragraphs, lists and tables in order, as blocks. A bold label at the start of a paragraph is a
   * separate field.
   */
  blocks?: string;
  /**
   * Properties for text after bold labels such as `**Call:** 112, 1098`. If the name is in brackets, the text is split
   * at commas.
   */
  labels?: Readonly<Record<string, string | readonly [string]>>;
  /** Property for all subsections whose `{#id}` is not in `parts`, as a list. */
  each?: readonly [property: string, outline: Outline];
  /** Outlines for sections with `{kind=…}` in their heading. */
  kinds?: Readonly<Record<string, Outline>>;
  /** Replaces the section's value with the value of this property, such as its list. */
  only?: string;
  /** Property for the raw Markdown; if set, no other field applies. Errors may refer to one of its lines. */
  whole?: string;
  /** Outlines of subsections by the `{#id}` of their heading, which is also the property name. */
  parts?: Readonly<Record<string, Outline>>;
};

/** The documents below a `content/` folder by their files: a path, or a folder with `*.md` or `*.yaml`. */
export type Collections = Readonly<Record<string, Omit<Collection, 'files'>>>;

/** Documents that share a schema. */
export type Collection = {
  files: string;
  /** The name of the collection in editors. */
  label: string;
  /** Omit it for a document that holds nothing but texts: each is one line, and components read it with `wordsOf`. */
  schema?: v.GenericSchema;
  /** For Markdown, determines how to parse the text below the front matter. */
  body?: Outline;
  /** Property for the document's sources, in order of first citation; `''` is the document itself. */
  sourcesIn?: string;
  /**
   * The path of the page that shows the document. Editors preview this page, and the former addresses in the document's
   * `was` redirect to it. `content` is what the schema returns, and `name` the file's path below `content/`.
   */
  page?: string | ((content: never, name: string) => string);
};

/** Returns the path of the page that shows a document. */
export function pageOf({ page }: Collection, content: unknown, name: string): string | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the collection's schema validated it
  return typeof page === 'function' ? page(content as never, name) : page;
}
