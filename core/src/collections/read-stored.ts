import type { z } from 'zod'
import type { Fields, Migration } from '../model/document.ts'

/** The part of a description that reading needs. Documents without versions have a schema only. */
export type Shape<Schema extends z.ZodType<object>> = {
  schema: Schema
  version?: number
  migrations?: readonly Migration[]
  /** Fields that the server stores as one text of JSON. */
  packed?: readonly string[]
}

/** What was read. `upgrade` are the fields that the next write has to store with it; empty for a document of today. */
export type Read<Entity> =
  | { ok: true; entity: Entity; upgrade: Fields }
  | { ok: false; isNewer: boolean; problems: string }

/**
 * From the fields of a document to its entity: an older version is upgraded in memory first. A newer one is not read at all,
 * because this version would drop what it does not know with the next write.
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

/** 0 for a document without a version, or with something else in its place, which its schema refuses. */
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
