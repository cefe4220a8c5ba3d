import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const files = readdirSync(here).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const parsed = files.map((file) => ts.createSourceFile(file, readFileSync(join(here, file), 'utf8'), ts.ScriptTarget.Latest, true));

/** All nodes of a file. */
function* nodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodes(child);
}

/** The names that a file gets from `wire.ts`, which the server writes. */
const fromWire = (file: ts.SourceFile) =>
  new Set(
    file.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
      const isWire = ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === '../wire';
      const named = importClause?.namedBindings;
      return isWire && named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
    }),
  );

/** The names of all types that are written in a type. */
const typesIn = (type: ts.Node) => [...nodes(type)].filter(ts.isTypeReferenceNode).map(({ typeName }) => typeName.getText());

describe('what the app sends and gets by HTTP', () => {
  it('has the types that the server writes, and none written by hand', () => {
    let requests = 0;
    for (const file of parsed) {
      const known = fromWire(file);
      for (const node of nodes(file)) {
        if (!ts.isCallExpression(node) || node.expression.getText() !== 'send') continue;
        requests += 1;
        const [answer] = node.typeArguments ?? [];
        const what = `${file.fileName}: ${node.getText()}`;
        expect(answer, what).toBeDefined();
        if (!answer) continue;
        // A type that is spelled out here would not follow the server's.
        expect(
          [...nodes(answer)].some((part) => ts.isTypeLiteralNode(part) && !isTag(part)),
          what,
        ).toBe(false);
        expect(
          typesIn(answer).filter((name) => name !== 'Extract' && !known.has(name)),
          what,
        ).toEqual([]);
      }
    }
    expect(requests).toBeGreaterThan(10);
  });

  it('goes through one function, and its bodies have the server’s types too', () => {
    const api = parsed.find(({ fileName }) => fileName === 'api.ts');
    if (!api) throw new Error('there is no api.ts');
    const own = [...nodes(api)].filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
    expect(own.map((node) => node.getText())).toEqual([]);
    const requests = [...nodes(api)].find(
      (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === 'api',
    );
    if (!requests) throw new Error('there is no api');
    const known = fromWire(api);
    const taken = [...nodes(requests)].filter(ts.isParameter).flatMap(({ type }) => (type ? typesIn(type) : []));
    expect(taken.length).toBeGreaterThan(3);
    expect(taken.filter((name) => name !== 'Partial' && !known.has(name))).toEqual([]);
    const fetching = parsed.filter((file) =>
      [...nodes(file)].some((node) => ts.isCallExpression(node) && node.expression.getText() === 'fetch'),
    );
    expect(fetching.map(({ fileName }) => fileName)).toEqual(['api.ts']);
  });
});

/** Whether a literal type only names one of several messages by its tag. */
function isTag(type: ts.TypeLiteralNode): boolean {
  return type.members.length === 1 && /^\{ t: '\w+' \}$/.test(type.getText());
}
