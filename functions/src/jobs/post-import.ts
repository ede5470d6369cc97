import type { PostImportResult } from '@postwright/core/jobs/post-import'
import type { PostImportRow } from '@postwright/core/model/post-import'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import type { Caller } from '../domain/caller.ts'
import { exportKeyOf } from '../domain/exports/export-files.ts'
import { waitForFile } from '../domain/workspace-imports/import-file.ts'
import { importRow, type RowOutcome } from '../domain/post-imports/import-row.ts'
import { readPostImport } from '../domain/post-imports/start-post-import.ts'
import type { JobModule, JobRun } from './job-module.ts'

/** Number of rows after which the job's progress is stored and a cancellation is checked. */
const STEP = 5

/**
 * Creates posts from the rows of an import, one after the other. An interrupted run repeats at most the last `STEP` rows and finds their posts by ID:
 * no row becomes two posts. The file is kept while the import can be restarted.
 */
export const postImport: JobModule<'post_import'> = {
  run: async (deps, run) => {
    const file = await waitForFile(deps, exportKeyOf(run.uid, run.job.id))
    if (file) await importRows(deps, run, readPostImport(file))
    else await run.fail('file_missing')
  },

  ended: async ({ blobs }, uid, { id, status }) => {
    if (status !== 'failed') await blobs.delete(exportKeyOf(uid, id))
  },
}

async function importRows(deps: Deps, run: JobRun<'post_import'>, rows: readonly PostImportRow[]): Promise<void> {
  const { uid, job, step, done, fail } = run
  // No user is signed in while it runs, so the user's permissions are checked for each row.
  const caller: Caller = { uid, sessionId: job.id, role: 'user' }
  const { workspaceId } = job.facts
  let { result } = job
  while (result.done < rows.length) {
    for (const row of rows.slice(result.done, result.done + STEP)) {
      const outcome = await importRow(deps, caller, { workspaceId, jobId: job.id, row }).catch(refusedForGood)
      if (!outcome) return fail('not_allowed')
      result = counted(result, row, outcome)
    }
    if (!(await step({ progress: Math.floor((99 * result.done) / rows.length), result }))) return
  }
  await done({ result })
}

function refusedForGood(error: unknown): null {
  if (error instanceof AppError && (error.code === 'forbidden' || error.code === 'not_found')) return null
  throw error
}

function counted(result: PostImportResult, { row }: PostImportRow, { kind, trouble }: RowOutcome): PostImportResult {
  return {
    done: result.done + 1,
    drafts: result.drafts + (kind === 'draft' ? 1 : 0),
    scheduled: result.scheduled + (kind === 'scheduled' ? 1 : 0),
    reports: trouble ? [...result.reports, { row, ...trouble }] : result.reports,
  }
}
