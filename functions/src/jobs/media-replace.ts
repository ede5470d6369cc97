import { KEPT_PLACES_MAX, type KeptPlace } from '@postwright/core/jobs/media-replace'
import { mediaKind } from '@postwright/core/media/media-kind'
import { takePlace } from '../domain/media-library/replace-media.ts'
import { replaceUse } from '../domain/media-library/replace-use.ts'
import { describeUse } from '../domain/media-library/media-use.ts'
import type { MediaUser } from '../domain/ports/media.ts'
import { canAct } from '../domain/membership.ts'
import type { JobModule } from './job-module.ts'

/** Number of documents processed between two progress updates of the job. */
const STEP = 10
/** Number of passes: the second one finds documents that were added during the first. */
const PASSES = 2

/**
 * Replaces a file with another: each document in its own transaction, then the library's entry. A changed document no longer refers to the earlier
 * file, so an interrupted run continues with the rest, and a second run finds nothing to do.
 */
export const mediaReplace: JobModule<'media_replace'> = {
  run: async (deps, { uid, job, step, done, fail }) => {
    const { workspaceId, fromId, toId } = job.facts
    if (!canAct(await deps.members.get(workspaceId, uid), 'edit_library')) return fail('not_allowed')
    const [from, to] = await Promise.all([deps.media.get(workspaceId, fromId), deps.media.get(workspaceId, toId)])
    if (!from || !to || mediaKind(from.mime) !== mediaKind(to.mime)) return fail('outdated')
    // A file that was already replaced by this target means that an earlier run was killed in its last step.
    if (!from.isCurrent && from.replacedBy !== toId) return fail('outdated')
    let { changed } = job.result
    const kept: KeptPlace[] = []
    const seen = new Set<string>()
    for (let pass = 0; pass < PASSES; pass += 1) {
      const found = await deps.mediaUse.findUsers(workspaceId, fromId)
      const users = found.filter((user, at) => !seen.has(keyOf(user)) && found.findIndex(isSameAs(user)) === at)
      for (const [at, user] of users.entries()) {
        seen.add(keyOf(user))
        const outcome = await replaceUse(deps, { workspaceId, fromId, toId, actor: uid }, user)
        if (outcome === 'changed') changed += 1
        else if (outcome !== 'unchanged' && kept.length < KEPT_PLACES_MAX) {
          kept.push({ ...user, ...(await describeUse(deps, workspaceId, user)), reason: outcome })
        }
        if (at % STEP === STEP - 1) {
          const progress = Math.floor((99 * at) / users.length)
          if (!(await step({ progress, result: { changed, kept } }))) return
        }
      }
    }
    await takePlace(deps, { workspaceId, fromId, toId })
    await done({ result: { changed, kept } })
  },
}

function keyOf({ kind, documentId }: MediaUser): string {
  return `${kind}/${documentId}`
}

function isSameAs(user: MediaUser) {
  return (other: MediaUser) => keyOf(other) === keyOf(user)
}
