import { MEDIA_SCHEMA } from '@postwright/core/model/media'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { mapConcurrent } from '../concurrency.ts'

/** Files of one run, which comes every five minutes. */
const PAGE = 200
const LANES = 8

/**
 * Stores files from before the library in today's form, so that its lists find them. Once all are, a run reads nothing but that there are
 * none. One that cannot be read is left alone.
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
