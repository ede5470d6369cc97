import {
  AUDIT_EXPORT_PAGE,
  AUDIT_EXPORT_SEALS,
  type readAuditExport as readContract,
  type readAuditSeals as sealsContract,
  type startAuditExport as startContract,
} from '@postwright/core/api/audit-log'
import { namesIn } from '@postwright/core/audit/entry-text'
import type { OutputOf } from '@postwright/core/endpoint'
import { type AuditEntry, type AuditFilter, auditFilterSchema } from '@postwright/core/model/audit-entry'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { hashId } from '../hashes.ts'
import type { Deps } from '../ports/deps.ts'
import { markKeyId, deriveSalt } from './name-marks.ts'

type ExportDeps = Pick<Deps, 'auditEntries' | 'auditSeals' | 'auditLog' | 'tokenKeys' | 'clock'>

/** Time for which an export can be read. */
const EXPORT_TIME = 2 * 3_600_000

/** Starts an export. The entry that records it contains its filter, so no other entries can be read with it. */
export async function startAuditExport(
  deps: ExportDeps,
  { uid: actorUid }: Caller,
  { exportId, filter, format }: z.output<typeof startContract.input>,
): Promise<OutputOf<typeof startContract>> {
  const id = entryIdOf(actorUid, exportId)
  if (await deps.auditEntries.get(id)) return { exportId }
  const { person, action, workspaceId, from, until } = filter
  const facts = { format, person, action, workspaceId, from, until }
  await deps.auditLog.append({ id, action: 'audit.exported', actorUid, subject: paths.auditLog(), facts })
  return { exportId }
}

/** @throws `not_found` for an export that the caller did not start, or started too long ago */
export async function readAuditExport(
  deps: ExportDeps,
  caller: Caller,
  { exportId, after }: z.output<typeof readContract.input>,
): Promise<OutputOf<typeof readContract>> {
  const filter = await filterOf(deps, caller, exportId)
  const found = await deps.auditEntries.listFiltered(filter, { after: after ?? null, limit: AUDIT_EXPORT_PAGE })
  const keyId = markKeyId(deps.tokenKeys.pseudonym)
  const entries = found.map((entry) => {
    const salts = namesIn(entry).map((name): [string, string] => [
      name,
      deriveSalt(deps.tokenKeys.pseudonym, keyId, name),
    ])
    return { ...entry, salts: Object.fromEntries(salts) }
  })
  return { entries, after: found.length < AUDIT_EXPORT_PAGE ? null : (found.at(-1)?.id ?? null) }
}

/** @throws `not_found` for an export that the caller did not start, or started too long ago */
export async function readAuditSeals(
  deps: ExportDeps,
  caller: Caller,
  { exportId, after }: z.output<typeof sealsContract.input>,
): Promise<OutputOf<typeof sealsContract>> {
  await filterOf(deps, caller, exportId)
  const seals = await deps.auditSeals.listAfter(after, AUDIT_EXPORT_SEALS)
  return { seals, after: seals.length < AUDIT_EXPORT_SEALS ? null : (seals.at(-1)?.seq ?? null) }
}

async function filterOf(deps: ExportDeps, { uid }: Caller, exportId: string): Promise<AuditFilter> {
  const entry: AuditEntry | null = await deps.auditEntries.get(entryIdOf(uid, exportId))
  if (entry?.actorUid !== uid || entry.createdAt < deps.clock.now() - EXPORT_TIME) {
    throw new AppError('not_found', { message: `export ${exportId}` })
  }
  const filter = auditFilterSchema.parse(entry.facts)
  // Entries recorded while the export is read are excluded.
  return { ...filter, until: Math.min(filter.until ?? entry.createdAt, entry.createdAt) }
}

function entryIdOf(uid: string, exportId: string): string {
  return hashId(['audit-export', uid, exportId])
}
