import type { ShownOperation } from './shown-operations.ts'

/** Environment variable from which examples read the key. */
export const KEY_VARIABLE = 'POSTWRIGHT_KEY'

/** Writes a call of an operation as a shell command. */
export function writeCurl(base: string, operation: ShownOperation): string {
  const { method, example, file } = operation
  const address = `"${base}${addressOf(operation)}"`
  const lines = [
    method === 'GET' ? `curl ${address}` : `curl -X ${method} ${address}`,
    `-H "Authorization: Bearer $${KEY_VARIABLE}"`,
    ...namedHeader(operation).map(([name, value]) => `-H "${name}: ${value}"`),
  ]
  if (file) lines.push(`-H "Content-Type: ${file.type}"`, `--data-binary @${file.name}`)
  if (example.body) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(example.body)}'`)
  return lines.join(' \\\n  ')
}

/** Writes a call of an operation as a JavaScript module. */
export function writeJavaScript(base: string, operation: ShownOperation): string {
  const { method, example, file } = operation
  const headers = [
    `Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,`,
    ...namedHeader(operation).map(([name, value]) => `'${name}': '${value}',`),
    ...(example.body ? ["'Content-Type': 'application/json',"] : []),
    ...(file ? [`'Content-Type': '${file.type}',`] : []),
  ]
  return [
    ...(file ? ["import { readFile } from 'node:fs/promises'", ''] : []),
    `const response = await fetch('${base}${addressOf(operation)}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers.map((line) => `    ${line}`),
    '  },',
    ...(example.body ? [`  body: JSON.stringify(${objectText(example.body)}),`] : []),
    ...(file ? [`  body: await readFile('${file.name}'),`] : []),
    '})',
    'const result = await response.json()',
  ].join('\n')
}

function addressOf({ path, example }: ShownOperation): string {
  const filled = path
    .split('/')
    .map((part) => (part.startsWith(':') ? (example.path?.[part.slice(1)] ?? part) : part))
    .join('/')
  const pairs = Object.entries(example.query ?? {})
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return query === '' ? filled : `${filled}?${query}`
}

/** Returns the idempotency key header for operations that change something. */
function namedHeader({ name, method }: ShownOperation): [string, string][] {
  return method === 'GET' ? [] : [['Idempotency-Key', `example-${name}`]]
}

/** Formats a value as indented JSON, as in source code. */
function objectText(value: object): string {
  return JSON.stringify(value, null, 2)
    .split('\n')
    .map((line, at) => (at === 0 ? line : `  ${line}`))
    .join('\n')
}
