import { z } from 'zod'

/** Maximum number of tokens read from a file. */
export const TOKENS_MAX = 2_000

/** A token as written in its file, under its path. Without a type, the type is derived from its value. */
export type RawToken = { type: string | null; value: unknown; extensions: unknown }

/** The tokens of a file by path, and the path of each token omitted because an earlier one has the same path. */
export type RawTokens = { found: Map<string, RawToken>; repeated: string[] }

const NAME = /^--[a-z0-9_\-\u00a0-\uffff]{1,120}$/i

/** Three numbers that a theme's property passes to `hsl()`. */
const BARE_HSL = /^[0-9.]{1,9}(?:deg)? [0-9.]{1,9}% [0-9.]{1,9}%$/

const ALIAS = /^var\( ?(--[^\s,()]{1,120})/

const FAMILY_NAME = /font|family|typeface/i

const LENGTH = /^[0-9.]{1,9}(?:px|rem)$/

/**
 * Collects custom properties of a stylesheet as tokens, `--color-brand` under `color-brand`. If a property is set again, as for dark screens, the
 * first value counts.
 */
export function collectCssProperties(text: string): RawTokens {
  const found = new Map<string, RawToken>()
  const repeated: string[] = []
  for (const declaration of withoutComments(text).split(/[;{}]/)) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim()
    if (colon === -1 || !NAME.test(name)) continue
    const path = name.slice(2)
    const value = declaration
      .slice(colon + 1)
      .trim()
      .replaceAll(/\s+/g, ' ')
    if (found.has(path)) repeated.push(path)
    else found.set(path, tokenOf(name, value.replace(/ ?!important$/, '')))
  }
  return { found, repeated }
}

function tokenOf(name: string, value: string): RawToken {
  const plain = { type: null, extensions: undefined }
  const target = ALIAS.exec(value)?.[1]
  if (target !== undefined) return { ...plain, value: `{${target.slice(2)}}` }
  if (BARE_HSL.test(value)) return { ...plain, type: 'color', value: `hsl(${value})` }
  if (FAMILY_NAME.test(name) && /^["'a-z]/i.test(value) && !LENGTH.test(value)) {
    const families = value.split(',').map((family) => family.trim().replaceAll(/["']/g, ''))
    return { ...plain, type: 'fontFamily', value: families.filter((family) => family !== '') }
  }
  return { ...plain, value }
}

/** Removes comments in linear time: a regular expression would search for a missing end again from each start of a comment. */
function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('/*')
  return [first, ...others.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(' ')
}

const variableSchema = z.object({
  name: z.string().min(1),
  resolvedType: z.string(),
  variableCollectionId: z.string().optional(),
  valuesByMode: z.record(z.string(), z.unknown()),
})

const fileSchema = z.object({
  variables: z.record(z.string(), z.unknown()),
  variableCollections: z.record(z.string(), z.unknown()).default({}),
})

const collectionSchema = z.object({ defaultModeId: z.string() })

const aliasSchema = z.object({ type: z.literal('VARIABLE_ALIAS'), id: z.string() })

type Variable = z.output<typeof variableSchema>

/**
 * Collects variables in the format of Figma's API, in the default mode of their collection: `brand/primary` under `brand.primary`. Null if the file
 * has none.
 */
export function collectFigmaVariables(file: Record<string, unknown>): RawTokens | null {
  const read = fileSchema.safeParse(typeof file['meta'] === 'object' ? file['meta'] : file)
  if (!read.success) return null
  const variables = new Map(
    Object.entries(read.data.variables).flatMap(([id, variable]) => {
      const known = variableSchema.safeParse(variable)
      return known.success ? [[id, known.data] as const] : []
    }),
  )
  if (variables.size === 0) return null
  const modes = new Map(
    Object.entries(read.data.variableCollections).flatMap(([id, collection]) => {
      const known = collectionSchema.safeParse(collection)
      return known.success ? [[id, known.data.defaultModeId] as const] : []
    }),
  )
  const found = new Map<string, RawToken>()
  const repeated: string[] = []
  for (const variable of variables.values()) {
    const path = pathOf(variable)
    const mode = modes.get(variable.variableCollectionId ?? '') ?? ''
    const values = new Map(Object.entries(variable.valuesByMode))
    const value = values.get(mode) ?? [...values.values()][0]
    const alias = aliasSchema.safeParse(value)
    const target = alias.success ? variables.get(alias.data.id) : undefined
    if (found.has(path)) repeated.push(path)
    else {
      const said = alias.success ? `{${target ? pathOf(target) : alias.data.id}}` : value
      found.set(path, { type: typeOf(variable), value: said, extensions: undefined })
    }
  }
  return { found, repeated }
}

function pathOf({ name }: Variable): string {
  return name.replaceAll('/', '.')
}

/**
 * Returns the token type of a variable: `color`, or `fontFamily` for text whose name indicates it. Other types, such as `float`, are refused later.
 */
function typeOf({ name, resolvedType }: Variable): string {
  if (resolvedType === 'COLOR') return 'color'
  return resolvedType === 'STRING' && /font|family|typeface/i.test(name) ? 'fontFamily' : resolvedType.toLowerCase()
}
