import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Description, Schema } from '../support/judge-calls.ts'

/** An operation of X with the names of its types in X's own client: what it takes, and what it answers with which status. */
export type XOperation = { operation: string; asked?: string; reply: string; status?: number }

const dist = fileURLToPath(new URL('.', import.meta.resolve('@xdevplatform/xdk')))
const calls = readFileSync(`${dist}index.js`, 'utf8').split('// Implementation')
const declarations = readFileSync(`${dist}index.d.ts`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')

/**
 * What X has published of these operations, read from the client that X generates from its OpenAPI description (npm `@xdevplatform/xdk`,
 * MIT; the description itself is under the X Developer Agreement, which allows no copies here). Query parameters are known by name,
 * bodies and replies by their types; patterns and lengths are not part of the client. `problem` describes every refusal.
 */
export function describeX(operations: readonly XOperation[], problem: Schema): Description {
  const schemas: Description['schemas'] = {}
  const refer = (name: string): Schema => {
    if (!(name in schemas)) {
      schemas[name] = {}
      schemas[name] = readDeclared(name, refer)
    }
    return { $ref: `#/schemas/${name}` }
  }
  const described = operations.map(({ operation, asked, reply, status = 200 }) => {
    const query = Object.fromEntries(queryNames(operation).map((name) => [name, { type: 'string' }]))
    const replies = { [status]: refer(reply), default: problem }
    return [operation, { query, asked: asked === undefined ? null : refer(asked), replies }]
  })
  return { operations: Object.fromEntries(described), schemas }
}

/** @throws when X's client has no such call */
function queryNames(operation: string): string[] {
  const [method, path] = operation.split(' ')
  const call = calls.find((code) => code.includes(`let path = "${path}";`) && code.includes(`\n      "${method}",`))
  if (call === undefined) throw new Error(`X's client has no ${operation}.`)
  return [...call.matchAll(/params\.append\("([\w.]+)"/g)].map(([, name = '']) => name)
}

function readDeclared(name: string, refer: (name: string) => Schema): Schema {
  const found = new RegExp(`^(?:interface ${name} |type ${name} = )`, 'm').exec(declarations)
  if (!found) throw new Error(`X's client declares no ${name}.`)
  const rest = declarations.slice(found.index + found[0].length)
  const token = /"[^"]*"|[\w$]+|[{}[\]<>()|;:?,]/g
  let current = token.exec(rest)?.[0] ?? ''
  const at = (wanted: string) => current === wanted
  const take = (): string => {
    const taken = current
    current = token.exec(rest)?.[0] ?? ''
    return taken
  }
  const need = (wanted: string) => {
    if (take() !== wanted) throw new Error(`The declaration of ${name} has no ${wanted} where one is expected.`)
  }

  const readType = (): Schema => {
    const kinds = [readOne()]
    while (at('|')) {
      need('|')
      kinds.push(readOne())
    }
    const [only] = kinds
    return kinds.length === 1 && only ? only : { anyOf: kinds }
  }

  const readOne = (): Schema => {
    const word = take()
    if (word.startsWith('"')) return { enum: [JSON.parse(word)] }
    if (word === '{') return readFields()
    if (word === 'any') return {}
    if (word === '(') return inside(')')
    if (word === 'Array') {
      need('<')
      return { type: 'array', items: inside('>') }
    }
    if (word === 'Record') {
      while (!at('>')) take()
      need('>')
      return { type: 'object' }
    }
    return ['string', 'number', 'boolean', 'null'].includes(word) ? { type: word } : refer(word)
  }

  const inside = (end: string): Schema => {
    const type = readType()
    need(end)
    return type
  }

  const readFields = (): Schema => {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    while (!at('}')) {
      const field = take().replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      if (at('?')) need('?')
      else required.push(field)
      need(':')
      properties[field] = inside(';')
    }
    need('}')
    return { type: 'object', properties, required, additionalProperties: false }
  }

  return readType()
}
