import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure, runMain } from './setup/failure.mjs'
import { ROOT } from './setup/places.mjs'

/** Operations that the product calls. */
const OPERATIONS: readonly (readonly ['get' | 'post', string])[] = [
  ['post', '/v1/checkout/sessions'],
  ['get', '/v1/checkout/sessions/{session}'],
  ['post', '/v1/payment_intents'],
  ['get', '/v1/payment_intents'],
  ['get', '/v1/payment_intents/{intent}'],
  ['get', '/v1/customers/{customer}/payment_methods'],
  ['post', '/v1/refunds'],
  ['get', '/v1/refunds'],
]
/** Objects that replies to the product contain in full; other objects are only ids there. */
const EXPANDED = new Set(['payment_intent', 'charge'])
const TARGET = join(ROOT, 'tests/support/stripe/official-api.json')
const REFERENCE = '#/components/schemas/'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Fields = { [name: string]: Json }

/**
 * `npm run stripe-api -- <spec3.json>`: extracts the operations that the product calls from Stripe's OpenAPI description
 * (https://github.com/stripe/openapi, MIT) as JSON Schema, without descriptions. The fake of Stripe validates requests and responses with it.
 */
async function main(): Promise<number> {
  const [, , file] = process.argv
  if (file === undefined) throw new Failure('Name the file: npm run stripe-api -- <spec3.json>.')
  const described = asFields(JSON.parse(await readFile(file, 'utf8')))
  const found = at(described, 'components', 'schemas')
  const named: string[] = ['event']
  const keep = (schema: Json | undefined) => toJsonSchema(schema ?? {}, named)

  const operations = OPERATIONS.map(([method, path]): [string, Json] => {
    const operation = at(described, 'paths', path, method)
    const parameters = Array.isArray(operation['parameters']) ? operation['parameters'].map(asFields) : []
    const inQuery = parameters.filter((each) => each['in'] === 'query')
    const query = Object.fromEntries(inQuery.map(({ name, schema }) => [asText(name), keep(schema)]))
    const reply = keep(at(operation, 'responses', '200', 'content', 'application/json')['schema'])
    const body = at(operation, 'requestBody', 'content', 'application/x-www-form-urlencoded')['schema']
    const asked = method === 'post' ? keep(body) : { type: 'object', properties: query, additionalProperties: false }
    return [`${method.toUpperCase()} ${path}`, { asked, reply }]
  })

  const error = keep(found['error'])
  const schemas = new Map<string, Json>()
  for (let name = named.pop(); name !== undefined; name = named.pop()) {
    if (!schemas.has(name)) schemas.set(name, keep(found[name]))
  }
  const sorted = [...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const content = { operations: Object.fromEntries(operations), error, schemas: Object.fromEntries(sorted) }
  await writeFile(TARGET, `${JSON.stringify(content)}\n`)
  return 0
}

/** Converts an OpenAPI 3.0 schema to JSON Schema; adds the names of referenced schemas to `named`. */
function toJsonSchema(schema: Json, named: string[]): Json {
  if (Array.isArray(schema)) return schema.map((each) => toJsonSchema(each, named))
  if (schema === null || typeof schema !== 'object') return schema
  const reference = schema['$ref']
  if (typeof reference === 'string') {
    const name = reference.slice(REFERENCE.length)
    named.push(name)
    return { $ref: `#/schemas/${name}` }
  }
  const entries = Object.entries(schema).filter(([name, value]) => isKept(name, value))
  const fields = Object.fromEntries(
    entries.map(([name, value]): [string, Json] => {
      if (name === 'anyOf' && Array.isArray(value) && schema['x-expansionResources'] !== undefined) {
        return [name, toJsonSchema(value.filter(isExpanded), named)]
      }
      if (name !== 'properties') return [name, toJsonSchema(value, named)]
      const properties = Object.entries(asFields(value))
      return [name, Object.fromEntries(properties.map(([key, each]) => [key, toJsonSchema(each, named)]))]
    }),
  )
  return schema['nullable'] === true ? { anyOf: [fields, { type: 'null' }] } : fields
}

function isKept(name: string, value: Json): boolean {
  const isText = name === 'description' || name === 'title' || name === 'format' || name === 'nullable'
  return !name.startsWith('x-') && !(isText && typeof value !== 'object')
}

function isExpanded(alternative: Json): boolean {
  const reference = asFields(alternative)['$ref']
  return typeof reference !== 'string' || EXPANDED.has(reference.slice(REFERENCE.length))
}

function at(fields: Fields, ...names: string[]): Fields {
  return names.reduce((inner, name) => asFields(inner[name] ?? {}), fields)
}

function asText(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Failure('This is no OpenAPI file.')
  return value
}

function asFields(value: Json): Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Failure('This is no OpenAPI file.')
  return value
}

await runMain(main)
