import type { PostDraft } from '@postwright/core/model/post'
import type { ChannelCheck } from './channel-checks.ts'

/** Locale key of what keeps a post from going out, the first thing to put right; null when nothing does. */
export function readiness(draft: PostDraft, checks: readonly ChannelCheck[], isUploading: boolean): string | null {
  if (draft.connectionIds.length === 0) return 'studio:schedule.noChannels'
  if (isUploading) return 'studio:schedule.uploading'
  const problems = checks.flatMap((check) => check.problems)
  if (problems.some(({ code }) => code === 'empty')) return 'studio:problem.empty'
  const isBroken = checks.some(
    ({ connection: { status } }) => status === 'needs_reconnect' || status === 'disconnected',
  )
  return problems.length > 0 || isBroken ? 'studio:schedule.problems' : null
}
