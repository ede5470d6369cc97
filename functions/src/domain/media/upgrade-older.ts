import { MEDIA_SCHEMA } from '@postwright/core/model/media'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { mapConcurrent } from '../concurrency.ts'

/** Number of files per run; a run starts every five minutes. */
const PAGE = 200
const LANES = 8

/**
 * Upgrades files from before the library to the current form, so its lists find them. Once all are upgraded, a run only checks that none are left. An
 * unreadable file is skipped.
 */
export async function upgradeOlderMedia(deps: Pick<Deps, 'media' | 'transact' | 'logger'>): Promise<void> {
  await mapConcurrent(await deps.media.listOlder(MEDIA_SCHEMA, PAGE), LANES, {
    work: ({ workspaceId, id }) =>
      deps.transact(async (tx) => {
        const file = await deps.media.getIn(tx, workspaceId, id)
        if (file) deps.media.updateIn(tx, workspaceId, file, {})
      }),
    failed: (file, error) => {
      if (error instanceof AppError) return
      deps.logger.error('a file could not be brought into the library', { file: file.id, error: String(error) })
    },
  })
}
