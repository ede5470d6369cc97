import { z } from 'zod'
import { toAbsoluteUrl } from '../feed/absolute-url.ts'

/** What says who stands behind a site; other kinds describe single pages. */
const WHO = /organization|business|corporation|brand|store|website/i
const DEPTH_MAX = 6
const THINGS_MAX = 200

const pictureSchema = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])

const thingSchema = z.object({
  '@type': z.union([z.string(), z.array(z.string()).transform((types) => types.join(' '))]),
  name: z.string().optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  logo: pictureSchema.optional().catch(undefined),
})

export type StructuredData = { name: string; description: string; logo: string }

/** What JSON-LD of a page says of the organisation behind it; empty where it says nothing. */
export function readStructuredData(json: string, base: string): StructuredData {
  const things = thingsIn(parse(json), DEPTH_MAX)
    .slice(0, THINGS_MAX)
    .flatMap((value) => {
      const thing = thingSchema.safeParse(value)
      return thing.success && WHO.test(thing.data['@type']) ? [thing.data] : []
    })
  const first = (key: 'name' | 'description' | 'logo') => things.find((thing) => thing[key])?.[key] ?? ''
  return { name: first('name'), description: first('description'), logo: toAbsoluteUrl(first('logo'), base) }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Every object of a value, the outer before the inner. */
function thingsIn(value: unknown, depth: number): unknown[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((each) => thingsIn(each, depth - 1))
  return Array.isArray(value) ? inner : [value, ...inner]
}
