import type { z } from 'zod'
import type { Fields, Migration } from '../model/document.ts'

/** Properties of a collection that are needed to read its documents. Documents without versions only have a schema. */
export type Shape<Schema extends z.ZodType<object>> = {
  schema: Schema
  version?: number
  migrations?: readonly Migration[]
  /** Fields that the server stores as one JSON text. */
  packed?: readonly string[]
}

/** Result of a read. `upgrade` contains the fields that the next write must also store; empty for a document of the current version. */
export type Read<Entity> =
  | { ok: true; entity: Entity; upgrade: Fields }
  | { ok: false; isNewer: boolean; problems: string }

/**
 * Converts the fields of a document to its entity: an older version is first upgraded in memory. A newer one is not read at all, because the next
 * write of this version would drop unknown fields.
 */
export function readStored<Schema extends z.ZodType<object>>(
  { schema, version, migrations = [] }: Shape<Schema>,
  fields: Fields,
): Read<z.output<Schema>> {
  const stored = versionOf(fields)
  if (version !== undefined && stored > version) {
    return { ok: false, isNewer: true, problems: `version ${stored} is newer than ${version}` }
  }
  const upgrade = upgradeFrom(stored, migrations, fields)
  const parsed = schema.safeParse({ ...fields, ...upgrade })
  if (parsed.success) return { ok: true, entity: parsed.data, upgrade }
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  return { ok: false, isNewer: false, problems }
}

/** Returns 0 for a document without a valid version, which its schema refuses. */
function versionOf({ schema }: Fields): number {
  return typeof schema === 'number' && Number.isInteger(schema) && schema > 0 ? schema : 0
}

function upgradeFrom(stored: number, migrations: readonly Migration[], fields: Fields): Fields {
  if (stored === 0) return {}
  return migrations
    .slice(stored - 1)
    .reduce<Fields>(
      (upgrade, { up }, step) => ({ ...upgrade, ...up({ ...fields, ...upgrade }), schema: stored + step + 1 }),
      {},
    )
}
