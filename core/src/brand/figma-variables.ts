import { z } from 'zod'
import type { RawToken, RawTokens } from './raw-token.ts'

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
 * Variables as Figma's API hands them over, in the default mode of their collection: `brand/primary` under `brand.primary`. Null
 * when the file has none.
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

/** Texts of variables are families where their name says so. Numbers are lengths in pixels, of which kits take a few only. */
function typeOf({ name, resolvedType }: Variable): string {
  if (resolvedType === 'COLOR') return 'color'
  return resolvedType === 'STRING' && /font|family|typeface/i.test(name) ? 'fontFamily' : resolvedType.toLowerCase()
}
