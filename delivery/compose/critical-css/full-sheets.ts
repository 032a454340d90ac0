import { AtRule, type Declaration, parse, type Root, Rule } from 'postcss';

/** The full sheets of a page, read once for all pages that have the same ones. */
export type FullSheets = {
  /** In the order of the page. */
  roots: readonly Root[];
  /** The names of the cascade layers in the order in which the sheets first speak of them. */
  layers: readonly string[];
  /** The values of custom properties that the sheets set once, for the whole page. */
  constants: ReadonlyMap<string, string>;
};

/** Reads the full sheets of a page, given in the order of the page. Throws for what is not CSS. */
export function fullSheets(texts: readonly string[]): FullSheets {
  const roots = texts.map((text) => parse(text));
  return { roots, layers: layersOf(roots), constants: constantsOf(roots) };
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

function constantsOf(roots: readonly Root[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  const onRoot: Declaration[] = [];
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      times.set(declaration.prop, (times.get(declaration.prop) ?? 0) + 1);
      if (isForWholePage(declaration)) onRoot.push(declaration);
    });
  }
  const constant = onRoot.filter(({ prop }) => times.get(prop) === 1);
  return new Map(constant.map(({ prop, value }) => [prop, value]));
}

/** Whether a declaration holds on the root whatever the window is like. */
function isForWholePage({ parent }: Declaration): boolean {
  if (!(parent instanceof Rule) || !parent.selectors.includes(':root')) return false;
  const around = parent.parent;
  return !(around instanceof AtRule) || around.name === 'layer';
}
