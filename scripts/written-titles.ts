import ts from 'typescript';

const TESTS = ['it', 'test'];
const GROUPS = ['describe'];
const SKIPPED = ['skip', 'todo', 'fixme'];

/** A call that makes a test or a group of tests. */
interface Made {
  kind: 'test' | 'group';
  isSkipped: boolean;
  /** Its title, and the texts that fill it in. */
  title: string;
  body: ts.Node | undefined;
}

/**
 * The titles of the tests that stand in a file, each preceded by those of its groups and with the texts of the table
 * that fills it in. Whatever else is quoted is no title, and what is skipped in any case is no test.
 */
export function writtenTitles(code: string): string[] {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const made = ts.isCallExpression(node) ? madeBy(node) : undefined;
    if (made?.isSkipped) return;
    if (made?.kind === 'test') found.push([...groups, made.title].join(' '));
    if (made && !made.body) return;
    ts.forEachChild(made?.body ?? node, (child) => visit(child, made ? [...groups, made.title] : groups));
  };
  visit(file, []);
  return found;
}

function madeBy(call: ts.CallExpression): Made | undefined {
  const { names, tables } = chainOf(call.expression);
  const [title, ...rest] = call.arguments;
  if (!title || !isText(title)) return undefined;
  const kind = names.some((name) => GROUPS.includes(name)) ? 'group' : 'test';
  if (!names.some((name) => [...TESTS, ...GROUPS].includes(name))) return undefined;
  const body = rest.find((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one));
  const isSkipped = names.some((name) => SKIPPED.includes(name)) || rest.some(isSkipOption) || isSkippedWithin(body);
  const fills = /%[a-z]|\$\w|\$\{/.test(title.getText())
    ? [...tables, ...placesOf(title)].flatMap((one) => textsOf(one))
    : [];
  return { kind, isSkipped, title: [title.getText().slice(1, -1), ...fills].join(' '), body };
}

/** `it.runIf(x).each(rows)`: its names from the left, and what `each` is given; none where it is another call. */
function chainOf(callee: ts.Expression): { names: string[]; tables: ts.Node[] } {
  if (ts.isIdentifier(callee)) return { names: [callee.text], tables: [] };
  if (ts.isPropertyAccessExpression(callee)) {
    const { names, tables } = chainOf(callee.expression);
    return { names: names.length > 0 ? [...names, callee.name.text] : [], tables };
  }
  if (!ts.isCallExpression(callee)) return { names: [], tables: [] };
  const { names, tables } = chainOf(callee.expression);
  const last = names.at(-1);
  if (last === 'each' || last === 'for') return { names, tables: [...tables, ...callee.arguments] };
  const isNever =
    callee.arguments[0]?.kind === (last === 'runIf' ? ts.SyntaxKind.FalseKeyword : ts.SyntaxKind.TrueKeyword);
  if (last === 'runIf' || last === 'skipIf') return { names: isNever ? [...names, 'skip'] : names, tables };
  return { names: [], tables: [] };
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.TemplateLiteral {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
}

/** `{ skip: true }`. */
function isSkipOption(node: ts.Node): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some(
      (one) =>
        ts.isPropertyAssignment(one) &&
        SKIPPED.includes(one.name.getText()) &&
        one.initializer.kind === ts.SyntaxKind.TrueKeyword,
    )
  );
}

/** `test.skip();` in its first level: without a condition, or with one that is always true. */
function isSkippedWithin(body: ts.ArrowFunction | ts.FunctionExpression | undefined): boolean {
  if (!body || !ts.isBlock(body.body)) return false;
  return body.body.statements.some((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false;
    const {
      expression,
      arguments: [condition],
    } = statement.expression;
    const { names } = chainOf(expression);
    const isAlways = condition === undefined || condition.kind === ts.SyntaxKind.TrueKeyword;
    return isAlways && names.some((name) => TESTS.includes(name)) && SKIPPED.includes(names.at(-1) ?? '');
  });
}

/** The values in the places of a template. */
function placesOf(title: ts.Node): ts.Node[] {
  return ts.isTemplateExpression(title) ? title.templateSpans.map(({ expression }) => expression) : [];
}

/** All texts of a table, also of one that a name stands for: a constant of the file, or what a loop goes through. */
function textsOf(node: ts.Node, within: readonly ts.Node[] = []): string[] {
  if (isText(node)) return [node.getText().slice(1, -1)];
  if (ts.isIdentifier(node))
    return tablesOf(node)
      .filter((table) => !within.includes(table))
      .flatMap((table) => textsOf(table, [...within, table]));
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...textsOf(child, within)));
  return found;
}

function tablesOf(name: ts.Identifier): ts.Node[] {
  for (let scope: ts.Node = name; scope.parent; scope = scope.parent) {
    const block = scope.parent;
    const statements = ts.isSourceFile(block) || ts.isBlock(block) ? block.statements : [];
    const constants = statements.flatMap((one) =>
      ts.isVariableStatement(one) ? one.declarationList.declarations : [],
    );
    const constant = constants.find((one) => ts.isIdentifier(one.name) && one.name.text === name.text);
    if (constant) return constant.initializer ? [constant.initializer] : [];
    if (ts.isForOfStatement(block) && block.initializer.getText().match(/\w+/g)?.includes(name.text))
      return [block.expression];
  }
  return [];
}
