import path from 'node:path';
import { API, type Checker, type Project, type Symbol } from 'typescript/unstable/sync';
import {
  type Identifier,
  type ImportDeclaration,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  isBinaryExpression,
  isCallExpression,
  isExportDeclaration,
  isIdentifier,
  isImportDeclaration,
  isInterfaceDeclaration,
  isJsxAttribute,
  isJsxOpeningLikeElement,
  isModuleDeclaration,
  isRegularExpressionLiteral,
  isStringLiteral,
  isTypeNode,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { type Finding, isKnown, keysCalled, lackedBy } from './compatibility.ts';

/**
 * Finds browser and JavaScript features that the modules use but the oldest browsers lack. Searches `entries` and all
 * of our own modules that they import, with the types of the project in `root`. A feature that a module tests for
 * (`'share' in navigator`) is ignored in that module.
 */
export function newerApis(root: string, entries: readonly string[]): readonly Finding[] {
  const api = new API({ cwd: root });
  try {
    const tsconfig = path.join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
    if (project === undefined) throw new Error(`There is no project ${tsconfig}.`);
    const libraryKeys = keysOfSymbols(project);
    const files = new Set(entries.map((entry) => path.join(root, entry)));
    const findings: Finding[] = [];
    for (const file of files) {
      const source = project.program.getSourceFile(file);
      if (source === undefined) throw new Error(`${file} is not part of ${tsconfig}.`);
      const used = usedIn(source);
      // Importers of Node modules run during the build.
      if (used.imports.some((specifier) => specifier.startsWith('node:'))) continue;
      for (const specifier of used.imports) {
        const imported = ownModule(root, file, specifier);
        if (imported !== null) files.add(imported);
      }
      for (const { node, keys } of [...used.keys, ...namedIn(used, project.checker, libraryKeys)]) {
        const lacked = lackedBy(keys);
        if (lacked === null) continue;
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        const where = `${path.relative(root, file)}:${line + 1}`;
        findings.push({ key: lacked.key, lackedBy: lacked.browsers, where });
      }
    }
    return findings;
  } finally {
    api.close();
  }
}

/** A node and the data keys that it may refer to. */
type Use = { node: Node; keys: readonly string[] };

type Used = {
  imports: readonly string[];
  names: readonly Identifier[];
  /** Names that the module feature-detects. */
  asked: ReadonlySet<string>;
  /** Features recognisable without types: attributes and regular expression syntax. */
  keys: readonly Use[];
};

function usedIn(source: SourceFile): Used {
  const imports: string[] = [];
  const names: Identifier[] = [];
  const asked = new Set<string>();
  const keys: Use[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node) || node.kind === SyntaxKind.TypeAliasDeclaration) return;
    if (isInterfaceDeclaration(node)) return;
    if (isImportDeclaration(node) || isExportDeclaration(node)) {
      const { moduleSpecifier } = node;
      if (moduleSpecifier && isStringLiteral(moduleSpecifier) && !isForTypes(node)) {
        imports.push(moduleSpecifier.text);
      }
      return;
    }
    if (isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && isStringLiteral(specifier)) imports.push(specifier.text);
    }
    if (isIdentifier(node)) names.push(node);
    if (isRegularExpressionLiteral(node)) keys.push({ node, keys: syntaxOf(node.text) });
    if (isJsxOpeningLikeElement(node)) keys.push(...attributesOf(node));
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
      if (isStringLiteral(node.left)) asked.add(node.left.text);
    }
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return { imports, names, asked, keys };
}

function isForTypes(node: ImportDeclaration | Node): boolean {
  if (isImportDeclaration(node)) return node.importClause?.phaseModifier === SyntaxKind.TypeKeyword;
  return isExportDeclaration(node) && node.isTypeOnly;
}

/**
 * Resolves an import to one of our modules that ship to browsers; `null` for any other. Data files run during the
 * build.
 */
function ownModule(root: string, from: string, specifier: string): string | null {
  if (!/\.tsx?$/.test(specifier) || specifier.endsWith('.data.ts')) return null;
  if (specifier.startsWith('.')) return path.resolve(path.dirname(from), specifier);
  return specifier.startsWith('@site/') ? path.join(root, specifier.slice('@site/'.length)) : null;
}

function syntaxOf(literal: string): readonly string[] {
  const flags = literal.slice(literal.lastIndexOf('/') + 1);
  if (flags.includes('v')) return ['javascript.builtins.RegExp.unicodeSets'];
  if (/\(\?[ims]*-?[ims]*:/.test(literal.replace(/\(\?:/g, ''))) {
    return ['javascript.regular_expressions.modifier'];
  }
  return /\(\?<[=!]/.test(literal) ? ['javascript.regular_expressions.lookbehind_assertion'] : [];
}

/** The attributes of an HTML element, converted from React's camel case. */
function attributesOf(element: Node): readonly Use[] {
  if (!isJsxOpeningLikeElement(element) || !isIdentifier(element.tagName)) return [];
  const tag = element.tagName.text;
  if (tag !== tag.toLowerCase()) return [];
  return element.attributes.properties.flatMap((node) => {
    if (!isJsxAttribute(node) || !isIdentifier(node.name)) return [];
    const name = node.name.text.toLowerCase();
    return [{ node, keys: [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`] }];
  });
}

function namedIn(
  { names, asked }: Used,
  checker: Checker,
  keysOf: (symbol: Symbol) => readonly string[],
): readonly Use[] {
  const symbols = checker.getSymbolAtLocation(names);
  return names.flatMap((node, index) => {
    const symbol = symbols[index];
    return symbol === undefined || asked.has(symbol.name) ? [] : [{ node, keys: keysOf(symbol) }];
  });
}

/** Returns the keys of what TypeScript's own libraries declare, and none for everything else. */
function keysOfSymbols(project: Project): (symbol: Symbol) => readonly string[] {
  const known = new Map<number, readonly string[]>();
  return (symbol) => {
    const keys = known.get(symbol.id) ?? keysOfSymbol(symbol, project);
    known.set(symbol.id, keys);
    return keys;
  };
}

const TYPESCRIPT_LIBRARY = /\/typescript-[\w-]+\/lib\/lib\.[\w.]+\.d\.ts$/;

function keysOfSymbol({ name, declarations }: Symbol, project: Project): readonly string[] {
  return declarations.flatMap((declaration) => {
    if (!TYPESCRIPT_LIBRARY.test(declaration.path)) return [];
    const node = declaration.resolve(project);
    return node === undefined ? [] : keysOfDeclaration(node, name);
  });
}

function keysOfDeclaration(node: Node, name: string): readonly string[] {
  const owner = ownerOf(node);
  if (owner === null)
    return ['api.', 'api.Window.', 'javascript.builtins.'].map((in_) => in_ + name);
  const { of, isStatic } = owner;
  const keys = [
    ...(isStatic ? [`api.${of}.${name}_static`] : [`api.${of}.${name}`]),
    `javascript.builtins.${of}.${name}`,
  ].filter(isKnown);
  // The data repeats a mixin's members for each of its interfaces.
  return keys.length > 0 || isKnown(`api.${of}`) || isKnown(`javascript.builtins.${of}`)
    ? keys
    : keysCalled(name, 'api.');
}

type Owner = { of: string; isStatic: boolean };

/** The container of a member: `AbortSignal`, `Intl.NumberFormat`; `null` for globals. */
function ownerOf(member: Node): Owner | null {
  let owner: Owner | null = null;
  for (let { parent } = member; parent !== undefined; { parent } = parent) {
    if (isModuleDeclaration(parent)) owner = within(parent.name.text, owner);
    else if (owner === null) owner = ownerCalled(parent);
  }
  return owner;
}

function ownerCalled(node: Node): Owner | null {
  if (isInterfaceDeclaration(node)) {
    const of = node.name.text.replace(/^Readonly(?=Array$|Map$|Set$)/, '');
    return { of: of.replace(/Constructor$/, ''), isStatic: of.endsWith('Constructor') };
  }
  const isVariable = isVariableDeclaration(node) && isIdentifier(node.name);
  return isVariable ? { of: node.name.text, isStatic: true } : null;
}

function within(namespace: string, owner: Owner | null): Owner {
  return owner === null
    ? { of: namespace, isStatic: true }
    : { ...owner, of: `${namespace}.${owner.of}` };
}
