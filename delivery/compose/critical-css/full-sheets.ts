import { parse, type Root } from 'postcss';

/** The full sheets of a page, read once for all pages that have the same ones. */
export type FullSheets = {
  /** In the order of the page. */
  roots: readonly Root[];
  /** The names of the cascade layers in the order in which the sheets first speak of them. */
  layers: readonly string[];
};

/** Reads the full sheets of a page, given in the order of the page. Throws for what is not CSS. */
export function fullSheets(texts: readonly string[]): FullSheets {
  const roots = texts.map((text) => parse(text));
  return { roots, layers: layersOf(roots) };
}

function layersOf(roots: readonly Root[]): readonly string[] {
  const names = new Set<string>();
  for (const root of roots) {
    root.walkAtRules('layer', ({ params }) => {
      for (const name of params.split(',')) names.add(name.trim());
    });
  }
  return [...names];
}
