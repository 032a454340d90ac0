import { parse, type Root } from 'postcss';

/** The full sheets of a page, parsed once for all pages that share them. */
export type FullSheets = {
  /** In page order. */
  roots: readonly Root[];
  /** The cascade layers in order of first mention. */
  layers: readonly string[];
};

/** Parses full sheets. Throws on invalid CSS. */
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
