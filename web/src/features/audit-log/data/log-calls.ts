import {
  AUDIT_EXPORT_MAX,
  checkAuditLog,
  readAuditExport,
  readAuditSeals,
  startAuditExport,
} from '@postwright/core/api/audit-log'
import type { OutputOf } from '@postwright/core/endpoint'
import type { AuditFilter } from '@postwright/core/model/audit-entry'
import type { AuditBreak } from '@postwright/core/model/audit-seal'
import { call } from '@/lib/api-client.ts'

export type ExportedEntry = OutputOf<typeof readAuditExport>['entries'][number]
export type ExportedSeal = OutputOf<typeof readAuditSeals>['seals'][number]
export type CheckProgress = { checked: number; total: number; entries: number; breaks: readonly AuditBreak[] }
export type CheckEnd = CheckProgress & { sealedUntil: number | null; lastHash: string | null }

type Follow<Progress> = { signal: AbortSignal; onProgress: (progress: Progress) => void }

/**
 * Compares all seals with their entries, step by step; null if cancelled.
 * @throws ApiError
 */
export async function checkWholeLog({ signal, onProgress }: Follow<CheckProgress>): Promise<CheckEnd | null> {
  let progress: CheckProgress = { checked: 0, total: 0, entries: 0, breaks: [] }
  while (!signal.aborted) {
    const step = await call(checkAuditLog, { after: progress.checked })
    progress = {
      checked: step.checked,
      total: step.total,
      entries: progress.entries + step.entries,
      breaks: [...progress.breaks, ...step.breaks],
    }
    onProgress(progress)
    if (step.isDone || step.entries === 0)
      return { ...progress, sealedUntil: step.sealedUntil, lastHash: step.lastHash }
  }
  return null
}

type Wanted = Follow<number> & { filter: AuditFilter; format: 'csv' | 'jsonl' }
export type Exported = { entries: ExportedEntry[]; seals: ExportedSeal[]; isFull: boolean }

/**
 * Reads the filtered entries page by page, and for JSON Lines the seals; null if cancelled.
 * @throws ApiError
 */
export async function exportLog({ filter, format, signal, onProgress }: Wanted): Promise<Exported | null> {
  const exportId = crypto.randomUUID()
  await call(startAuditExport, { exportId, filter, format })
  const entries: ExportedEntry[] = []
  let after: string | null = null
  do {
    if (signal.aborted) return null
    const page: OutputOf<typeof readAuditExport> = await call(readAuditExport, {
      exportId,
      ...(after !== null && { after }),
    })
    entries.push(...page.entries)
    onProgress(entries.length)
    after = page.after
  } while (after !== null && entries.length < AUDIT_EXPORT_MAX)
  const seals = format === 'csv' ? [] : await readSeals(exportId, signal)
  return seals && { entries: entries.slice(0, AUDIT_EXPORT_MAX), seals, isFull: after !== null }
}

async function readSeals(exportId: string, signal: AbortSignal): Promise<ExportedSeal[] | null> {
  const seals: ExportedSeal[] = []
  let after: number | null = 0
  while (after !== null) {
    if (signal.aborted) return null
    const page: OutputOf<typeof readAuditSeals> = await call(readAuditSeals, { exportId, after })
    seals.push(...page.seals)
    after = page.after
  }
  return seals
}
