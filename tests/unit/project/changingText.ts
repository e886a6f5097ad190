/**
 * Finds texts that a translated page breaks. A browser's translator replaces each text node by elements, so React then changes,
 * removes, or inserts beside a node that is no longer there. A text that is the only child of its element is safe: React sets the
 * element's content as a whole. A text that a component returns isn't: React makes a node of its own of it.
 */
import { parseSync } from 'vite';

/** The kind of node that an expression renders. `node`: a part that its caller chose. `unknown`: this file doesn't say. */
type Kind = 'element' | 'text' | 'node' | 'nothing' | 'unknown';

interface Child {
  readonly kind: Kind;
  /** True if it may be absent, change, or be repeated. */
  readonly changes: boolean;
}

/** A node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const fieldOf = (node: Node, field: string): Node | null => (isNode(node[field]) ? node[field] : null);

/** A translator leaves drawings alone. */
const drawn = new Set(['svg', 'g', 'text', 'tspan', 'title', 'desc', 'marker']);

/** Components that put their children beside something of their own: an icon, a ripple, an asterisk. */
const crowded = new Set(['Button', 'ButtonBase', 'MenuItem', 'ToggleButton', 'Fab', 'FormLabel']);

/** Usual names of parts of a page that a caller passes. */
const nodeNames =
  /^(?:children|icon|notice|badges|aside|actions?|foot|head|lead|afterwards|today|form|legend)$/;

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    if (isNode(value)) walk(value, visit);
    else for (const each of nodesIn(value)) walk(each, visit);
  }
}

/** The kinds of names declared in a file: properties of its interfaces and its constants. */
function declaredKinds(program: Node): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  walk(program, (node) => {
    if (node.type === 'TSPropertySignature') {
      const key = fieldOf(node, 'key');
      const annotation = fieldOf(node, 'typeAnnotation');
      const type = annotation === null ? null : fieldOf(annotation, 'typeAnnotation');
      if (key !== null && type !== null && typeof key['name'] === 'string')
        kinds.set(key['name'], kindOfType(type));
    }
    if (node.type === 'VariableDeclarator') {
      const id = fieldOf(node, 'id');
      const init = fieldOf(node, 'init');
      if (id?.type === 'Identifier' && typeof id['name'] === 'string' && init !== null)
        kinds.set(id['name'], childOf(init, kinds).kind);
    }
  });
  return kinds;
}

function kindOfType(type: Node): Kind {
  switch (type.type) {
    case 'TSStringKeyword':
    case 'TSNumberKeyword':
    case 'TSLiteralType':
    case 'TSTemplateLiteralType':
      return 'text';
    case 'TSTypeReference': {
      const name = fieldOf(type, 'typeName')?.['name'];
      if (name === 'ReactNode') return 'node';
      return name === 'ReactElement' ? 'element' : 'unknown';
    }
    case 'TSUnionType': {
      const kinds = new Set(nodesIn(type['types']).map(kindOfType));
      kinds.delete('nothing');
      return kinds.size === 1 ? ([...kinds][0] ?? 'unknown') : kinds.has('text') ? 'text' : 'unknown';
    }
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
    case 'TSBooleanKeyword':
      return 'nothing';
    default:
      return 'unknown';
  }
}

const isPlainElement = (kind: Kind) => kind === 'element' || kind === 'nothing' || kind === 'node';

/** Classifies an expression. */
function childOf(node: Node, kinds: ReadonlyMap<string, Kind>): Child {
  const inner = (field: string): Child => {
    const next = fieldOf(node, field);
    return next === null ? { kind: 'unknown', changes: true } : childOf(next, kinds);
  };
  switch (node.type) {
    case 'JSXElement':
      return { kind: 'element', changes: false };
    case 'JSXFragment':
      return { kind: 'element', changes: true };
    case 'JSXEmptyExpression':
      return { kind: 'nothing', changes: false };
    case 'JSXText':
      return { kind: 'text', changes: false };
    case 'Literal':
      return typeof node['value'] === 'string' || typeof node['value'] === 'number'
        ? { kind: 'text', changes: false }
        : { kind: 'nothing', changes: false };
    case 'TemplateLiteral':
      return { kind: 'text', changes: nodesIn(node['expressions']).length > 0 };
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'JSXExpressionContainer':
      return inner('expression');
    case 'LogicalExpression':
      return { kind: inner('right').kind, changes: true };
    case 'ConditionalExpression': {
      const kindsThere = new Set([inner('consequent').kind, inner('alternate').kind]);
      kindsThere.delete('nothing');
      if (kindsThere.has('text')) return { kind: 'text', changes: true };
      if (kindsThere.has('unknown')) return { kind: 'unknown', changes: true };
      return { kind: [...kindsThere][0] ?? 'nothing', changes: true };
    }
    case 'CallExpression': {
      const callee = fieldOf(node, 'callee');
      const name = callee === null ? null : (fieldOf(callee, 'property') ?? callee)['name'];
      if (name === 'map' || name === 'flatMap') return { kind: 'element', changes: true };
      if (typeof name === 'string' && name.startsWith('render')) return { kind: 'node', changes: true };
      return { kind: 'unknown', changes: true };
    }
    case 'Identifier':
    case 'MemberExpression': {
      const name = (node.type === 'Identifier' ? node : (fieldOf(node, 'property') ?? node))['name'];
      if (typeof name !== 'string') return { kind: 'unknown', changes: true };
      const isNodeName = nodeNames.test(name);
      return { kind: kinds.get(name) ?? (isNodeName ? 'node' : 'unknown'), changes: true };
    }
    default:
      return { kind: 'unknown', changes: true };
  }
}

const isBlank = (node: Node) =>
  node.type === 'JSXText' &&
  typeof node['value'] === 'string' &&
  node['value'].trim() === '' &&
  node['value'].includes('\n');

function nameOf(element: Node): string {
  const name = fieldOf(fieldOf(element, 'openingElement') ?? element, 'name');
  return typeof name?.['name'] === 'string' ? name['name'] : '';
}

const isComponent = (node: Node) =>
  node.type === 'FunctionDeclaration' && /^[A-Z]/.test(String(fieldOf(node, 'id')?.['name']));

/** Returns what a component returns that isn't an element: a text of its own isn't the content of its caller's element. */
function returnedTexts(component: Node, kinds: ReadonlyMap<string, Kind>): readonly Node[] {
  const texts: Node[] = [];
  const visit = (node: Node) => {
    if (/Function/.test(node.type)) return;
    const value = node.type === 'ReturnStatement' ? fieldOf(node, 'argument') : null;
    if (value !== null) {
      const { kind } = childOf(value, kinds);
      if (kind === 'text' || (kind === 'unknown' && value.type === 'Identifier')) texts.push(value);
    }
    for (const field of Object.values(node))
      if (isNode(field)) visit(field);
      else nodesIn(field).forEach(visit);
  };
  nodesIn([component['body']]).forEach(visit);
  return texts;
}

/** Returns the lines of elements in which a text stands beside something that can change, or changes beside anything. */
export function linesWithChangingText(file: string, code: string): readonly number[] {
  const program: unknown = parseSync(file, code).program;
  if (!isNode(program)) throw new Error(`${file} can't be parsed`);
  const kinds = declaredKinds(program);
  const lines: number[] = [];
  const lineOf = (node: Node) => code.slice(0, node.start).split('\n').length;
  walk(program, (node) => {
    if (isComponent(node)) lines.push(...returnedTexts(node, kinds).map(lineOf));
    if ((node.type !== 'JSXElement' && node.type !== 'JSXFragment') || drawn.has(nameOf(node))) return;
    const children = nodesIn(node['children'])
      .filter((child) => !isBlank(child))
      .map((child) => childOf(child, kinds))
      .filter(({ kind }) => kind !== 'nothing');
    const texts = children.filter(({ kind }) => !isPlainElement(kind));
    const isAlone = children.length === 1 && !crowded.has(nameOf(node));
    const changes = children.some((child) => child.changes);
    if (texts.length > 0 && changes && !isAlone) lines.push(lineOf(node));
  });
  return lines;
}
