import type * as v from 'valibot';

/**
 * Where the words of a Markdown section go. A section begins with a heading and holds paragraphs, a list, a picture and
 * the sections below it; each field here names the property that takes one of them.
 */
export type Outline = {
  /** Takes the words of the heading; `heading` by default, nothing when `false`. */
  heading?: string | false;
  /** Takes the id in the heading's `{#id}`. */
  id?: string;
  /** Takes the only paragraph. */
  text?: string;
  /** Takes all paragraphs, as a list. */
  paragraphs?: string;
  /** Takes the items of the bullet list. */
  list?: string;
  /** Takes the picture. */
  picture?: string;
  /** Takes the link that is a paragraph by itself. */
  link?: string;
  /** Takes paragraphs, lists and tables in their order, as blocks. A paragraph that begins with a bold label has it apart. */
  blocks?: string;
  /** Takes the words after a bold label such as `**Call:** 112, 1098`. A name in brackets is split at commas. */
  labels?: Readonly<Record<string, string | readonly [string]>>;
  /** Takes each section below whose heading has no `{#id}` of `parts`, as a list. */
  each?: readonly [property: string, outline: Outline];
  /** Outlines of sections that say `{kind=…}` in their heading. */
  kinds?: Readonly<Record<string, Outline>>;
  /** The section is worth this property alone, such as its list. */
  only?: string;
  /** Takes all of the text as it is written, in Markdown; nothing else takes any then. An issue may name a line of it. */
  whole?: string;
  /** Sections below by the `{#id}` of their heading, which is the property's name too. */
  parts?: Readonly<Record<string, Outline>>;
};

/** Documents of one kind in the `content/` of a section. */
export type Collection<Schema extends v.GenericSchema = v.GenericSchema> = {
  /** Which files below `content/`: a path, or a folder with `*.md` or `*.yaml`. */
  files: string;
  /** What an editor calls them. */
  label: string;
  /** Judges a document and gives its content. */
  schema: Schema;
  /** Markdown only: what becomes of the text below the front matter. */
  body?: Outline;
  /** Takes the sources that the document cites, in the order of their first citation; `''` is the document itself. */
  sourcesIn?: string;
  /**
   * The page that shows a document, as a path of this site; an editor shows it beside the document, and the former addresses
   * that the document lists under `was` lead there. `name` is its file as seen from `content/`.
   */
  page?: string | ((content: v.InferOutput<Schema>, name: string) => string);
};

/** Defines a collection; it only checks the types. */
export function defineCollection<Schema extends v.GenericSchema>(
  collection: Collection<Schema>,
): Collection<Schema> {
  return collection;
}
