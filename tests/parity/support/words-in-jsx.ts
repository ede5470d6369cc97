import { parseSync } from 'vite'

/** Attributes whose text a person reads or hears. */
const READ_ALOUD = ['alt', 'aria-description', 'aria-label', 'description', 'label', 'placeholder', 'title']

const JOINS = ['||', '??', '+']

type Node = { readonly type: string; readonly [name: string]: unknown }

/** @returns one line per piece of text with letters that an expression puts on the page */
export function wordsIn(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return shownExpressions(program)
    .flatMap(textsOf)
    .filter((words) => /\p{L}/u.test(words))
    .map((words) => `${path}: "${words}"`)
}

/** Expressions between tags or in an attribute of `READ_ALOUD`, at any depth. */
function shownExpressions(from: unknown): unknown[] {
  return below(from).flatMap((node) => {
    const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment'
    if (isElement && Array.isArray(node['children'])) return node['children'].filter(isNode).map(contentOf)
    return node.type === 'JSXAttribute' && isNode(node['name']) && READ_ALOUD.includes(String(node['name']['name']))
      ? [contentOf(node['value'])]
      : []
  })
}

function contentOf(value: unknown): unknown {
  return isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : null
}

/** Texts that an expression can evaluate to: branches are followed, calls are not. */
function textsOf(expression: unknown): string[] {
  if (!isNode(expression)) return []
  const { type } = expression
  if (type === 'Literal') return typeof expression['value'] === 'string' ? [expression['value']] : []
  if (type === 'TemplateLiteral') return below(expression['quasis']).map(rawOf)
  if (type === 'ConditionalExpression') return [expression['consequent'], expression['alternate']].flatMap(textsOf)
  // Of `open && words` the left side is not shown.
  if (expression['operator'] === '&&') return textsOf(expression['right'])
  if (JOINS.includes(String(expression['operator']))) return [expression['left'], expression['right']].flatMap(textsOf)
  return []
}

function rawOf({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}

/** A node and all nodes in it, from outside in. */
function below(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(below)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(below)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
