import path from 'node:path';
import {
  type Expression,
  type JsxChild,
  type Node,
  type SourceFile,
  SyntaxKind,
  isArrowFunction,
  isBinaryExpression,
  isBindingElement,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast';
import { API, type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/**
 * The kinds of children. `fixed` text is in the source. `changing` text may differ or disappear at the next render. A
 * `slot` renders a prop that the component received.
 */
type Leaf = { kind: 'fixed' | 'changing' | 'element' | 'slot'; comesAndGoes: boolean; node: Node };

type Search = {
  project: Project;
  /** Props that a component renders next to something else, as `position of the component, name of the prop`. */
  crowdedProps: Set<string>;
  report: (text: Node) => void;
};

/**
 * Finds the text in components that breaks when a browser translates the page, as `file:line: source`.
 *
 * A translation replaces text nodes. React keeps the old ones: it removes them or inserts before them, which throws,
 * and it writes new words into them, which nobody sees. Only if a string is the sole child of an HTML element does
 * React set the element's content instead. So text that may change needs its own element, nothing before text in the
 * same element may appear or disappear, and a fragment or component must not be bare text.
 *
 * `isEntry` names the modules that browsers load, by their path below `root`; the modules they import are searched too.
 */
export function findMixedText(root: string, isEntry: (file: string) => boolean): string[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProject: path.join(root, 'tsconfig.json') });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('TypeScript did not open the project.');
    const files = filesInBrowser(project, root, isEntry);
    const crowdedProps = new Set<string>();
    const found = new Set<string>();
    const report = (text: Node) => found.add(describe(text, root));
    let known: number;
    do {
      known = crowdedProps.size;
      for (const file of files) search(file, { project, crowdedProps, report });
      // A component may pass its prop to another one, so each pass can find more.
    } while (crowdedProps.size > known);
    return [...found].toSorted();
  } finally {
    api.close();
  }
}

function filesInBrowser(
  { program }: Project,
  root: string,
  isEntry: (file: string) => boolean,
): readonly SourceFile[] {
  const own = program.getSourceFileNames().filter((file) => !file.includes('node_modules'));
  const ownNames = new Set(own);
  const found = new Map<string, SourceFile>();
  const add = (name: string) => {
    const file = ownNames.has(name) && !found.has(name) && program.getSourceFile(name);
    if (!file) return;
    found.set(name, file);
    for (const [, imported = ''] of file.text.matchAll(/(?:\bfrom|\bimport\()[^;']*'([^']+)'/g)) {
      if (imported.startsWith('@site/')) add(path.join(root, imported.slice('@site/'.length)));
      else add(path.resolve(path.dirname(name), imported));
    }
  };
  own.filter((file) => isEntry(path.relative(root, file))).forEach(add);
  return [...found.values()];
}

function search(node: Node, context: Search): void {
  if (isJsxElement(node)) {
    const { tagName, attributes } = node.openingElement;
    searchChildren(node.children, isComponent(tagName) ? tagName : 'element', context);
    searchAttributes(tagName, attributes, context);
  } else if (isJsxFragment(node)) searchChildren(node.children, 'fragment', context);
  else if (isJsxSelfClosingElement(node)) searchAttributes(node.tagName, node.attributes, context);
  node.forEachChild((child) => search(child, context));
}

function searchChildren(
  all: readonly JsxChild[],
  parent: 'element' | 'fragment' | Node,
  context: Search,
): void {
  const children = all.map((child) => leavesOf(child, context)).filter(({ length }) => length > 0);
  const leaves = children.flat();
  if (parent === 'element' && children.length === 1) {
    // A single string in its element is safe. A component that renders a string still creates a text node.
    for (const { kind, node } of leaves) {
      if (kind === 'changing' && isJsxElementLike(node)) context.report(node);
    }
    return;
  }
  if (typeof parent !== 'string' && children.length === 1) {
    return passTo(parent, 'children', leaves, context);
  }
  let somethingComesAndGoes = false;
  for (const { kind, comesAndGoes, node } of leaves) {
    const isUnsafe = kind === 'fixed' && (parent === 'fragment' || somethingComesAndGoes);
    if (kind === 'changing' || isUnsafe) context.report(node);
    if (kind === 'slot') addCrowdedProp(node, context);
    somethingComesAndGoes ||= comesAndGoes;
  }
}

function searchAttributes(tag: Node, attributes: Node, context: Search): void {
  if (!isComponent(tag)) return;
  attributes.forEachChild((attribute) => {
    if (!isJsxAttribute(attribute)) return;
    const { initializer, name } = attribute;
    if (!initializer || !isJsxExpression(initializer)) return;
    passTo(tag, name.getText(), leavesOf(initializer, context), context);
  });
}

/** Text in a prop breaks if the component renders the prop next to something else. */
function passTo(component: Node, prop: string, leaves: readonly Leaf[], context: Search): void {
  const definition = definitionOf(component, context);
  if (!definition || !context.crowdedProps.has(propKey(definition, prop))) return;
  for (const { kind, node } of leaves) {
    if (kind === 'changing') context.report(node);
    if (kind === 'slot') addCrowdedProp(node, context);
  }
}

function addCrowdedProp(prop: Node, { project, crowdedProps }: Search): void {
  if (!isIdentifier(prop)) return;
  const declaration = declarationOf(prop, project);
  if (!declaration || !isBindingElement(declaration)) return;
  const parameter = declaration.parent.parent;
  const name = (declaration.propertyName ?? declaration.name)?.getText();
  if (name && isParameterDeclaration(parameter)) {
    crowdedProps.add(propKey(parameter.parent, name));
  }
}

function leavesOf(
  node: Expression | JsxChild,
  context: Search,
  comesAndGoes = false,
): readonly Leaf[] {
  const leaf = (kind: Leaf['kind']): Leaf[] => [{ kind, comesAndGoes, node }];
  if (isJsxExpression(node)) {
    return node.expression ? leavesOf(node.expression, context, comesAndGoes) : [];
  }
  if (isParenthesizedExpression(node)) return leavesOf(node.expression, context, comesAndGoes);
  if (isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    switch (operatorToken.kind) {
      case SyntaxKind.AmpersandAmpersandToken:
        return leavesOf(right, context, true);
      case SyntaxKind.BarBarToken:
      case SyntaxKind.QuestionQuestionToken:
        return [...leavesOf(left, context, true), ...leavesOf(right, context, true)];
      default:
    }
  }
  if (isConditionalExpression(node)) {
    const { whenTrue, whenFalse } = node;
    return [...leavesOf(whenTrue, context, true), ...leavesOf(whenFalse, context, true)];
  }
  if (isJsxElementLike(node)) return leaf(rendersText(node, context) ? 'changing' : 'element');
  if (isJsxFragment(node)) return leaf('element');
  // Browsers do not translate whitespace, so its text node stays.
  if ((isJsxText(node) || isStringLiteral(node)) && node.text.trim() === '') return [];
  if (isJsxText(node)) return leaf('fixed');
  const type = context.project.checker.getTypeAtLocation(node);
  if (!type) return [];
  if (isReactNode(type)) return leaf('slot');
  if (!holdsText(type, context)) return [{ kind: 'element', comesAndGoes: true, node }];
  return leaf(!comesAndGoes && isFixed(node, context.project) ? 'fixed' : 'changing');
}

/** Whether text is in the source: a literal, or part of a module constant. */
function isFixed(text: Node, project: Project): boolean {
  if (isStringLiteral(text) || isNumericLiteral(text) || isNoSubstitutionTemplateLiteral(text)) {
    return true;
  }
  if (isPropertyAccessExpression(text)) return isFixed(text.expression, project);
  if (isElementAccessExpression(text)) {
    return isStringLiteral(text.argumentExpression) && isFixed(text.expression, project);
  }
  const declaration = isIdentifier(text) ? declarationOf(text, project) : undefined;
  if (!declaration) return false;
  const variable = isBindingElement(declaration) ? declaration.parent.parent : declaration;
  if (!isVariableDeclaration(variable) || !variable.initializer) return false;
  const isOfModule = variable.parent.parent.parent.kind === SyntaxKind.SourceFile;
  return isOfModule || isFixed(variable.initializer, project);
}

/** Whether a value is text or a list that contains text. */
function holdsText(type: Type, { project: { checker } }: Search): boolean {
  const text = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
  const isText = (member: Type): boolean => {
    if ((member.flags & text) !== 0) return true;
    if (!member.isTypeReference() || !checker.isArrayType(member)) return false;
    return checker.getTypeArguments(member).some((item) => membersOf(item).some(isText));
  };
  return membersOf(type).some(isText);
}

function rendersText(element: Node, context: Search): boolean {
  const { checker } = context.project;
  const opening = isJsxElement(element) ? element.openingElement : element;
  const signature = checker.getResolvedSignature(opening);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  return type !== undefined && !isReactNode(type) && holdsText(type, context);
}

/** Whether a type is React's type for anything renderable. */
function isReactNode(type: Type): boolean {
  return membersOf(type).some((member) => member.getSymbol()?.name === 'ReactPortal');
}

function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type];
}

/** The function of a component. */
function definitionOf(component: Node, { project }: Search): Node | undefined {
  const declaration = declarationOf(component, project);
  if (!declaration || isFunctionDeclaration(declaration)) return declaration;
  const value = isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && (isArrowFunction(value) || isFunctionExpression(value)) ? value : undefined;
}

/** The declaration of a name; for an imported component, in the module that exports it. */
function declarationOf(name: Node, project: Project): Node | undefined {
  const { checker } = project;
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const isImportedFunction = (symbol.flags & SymbolFlags.Alias) !== 0;
  const { declarations } = isImportedFunction ? checker.getAliasedSymbol(symbol) : symbol;
  return declarations[0]?.resolve(project);
}

function isComponent(tag: Node): boolean {
  return !/^[a-z][\w-]*$/.test(tag.getText());
}

function isJsxElementLike(node: Node): boolean {
  return isJsxElement(node) || isJsxSelfClosingElement(node);
}

function propKey(component: Node, prop: string): string {
  return `${component.getSourceFile().fileName}:${component.pos}, ${prop}`;
}

function describe(text: Node, root: string): string {
  const file = text.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(text.getStart());
  const source = text.getText().trim().replaceAll(/\s+/g, ' ');
  return `${path.relative(root, file.fileName)}:${line + 1}: ${source}`;
}
