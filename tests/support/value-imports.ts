import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * For each file of a folder, the files that it imports values from: late imports, files of threads and `require` too.
 * Types count for nothing.
 */
export function valueImports(root: string): Map<string, string[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, valuesOf(file, readFileSync(path.join(root, file), 'utf8'))]));
}

/** The path round a circle, from a file back to itself; undefined where there is none. */
export function circleIn(ways: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of ways.get(name) ?? []) {
      const circle = walk(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of ways.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return undefined;
}

/** What one file imports values from. */
export function valuesOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = importedBy(node);
    const target = name === undefined ? undefined : within(file, name);
    if (target !== undefined) found.push(target);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/** The file that a node imports or re-exports, unless it names only types. */
function importedBy(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) && !isForTypes(node.importClause)) return textOf(node.moduleSpecifier);
  if (ts.isExportDeclaration(node) && !node.isTypeOnly) return textOf(node.moduleSpecifier);
  if (ts.isNewExpression(node) && isNamed(node.expression, 'URL')) return codeIn(textOf(node.arguments?.[0]));
  if (!ts.isCallExpression(node)) return undefined;
  if (isNamed(node.expression, 'require')) return textOf(node.arguments[0]);
  return node.expression.kind === ts.SyntaxKind.ImportKeyword ? textOf(node.arguments[0]) : undefined;
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

/** The file of a thread, as in `new URL('./worker.ts', import.meta.url)`; other addresses are no code. */
function codeIn(address: string | undefined): string | undefined {
  return address?.startsWith('.') && /\.tsx?$/.test(address) ? address : undefined;
}

function isForTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
  return !clause.name && names.length > 0 && names.every((one) => one.isTypeOnly);
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteral(node) ? node.text : undefined;
}

/** The import as a path from the folder `api`, '../src/…' for the website; undefined for a package. */
function within(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  if (name.startsWith('#contract/')) return name.slice(1);
  if (name.startsWith('#src/')) return `../${name.slice(1)}`;
  if (name === '#site') return '../site.config.ts';
  return name.startsWith('#api/') ? name.slice('#api/'.length) : undefined;
}
