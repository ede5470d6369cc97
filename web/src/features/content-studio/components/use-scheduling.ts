import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { When } from '@postwright/core/api/posts'
import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { ApiError } from '@/lib/api-error.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { cancel, reschedule, schedule } from '@/publishing/data/post-commands.ts'
import { formatZoned, zoneTown } from '@/ui/format-time.ts'
import { toast } from '@/ui/toast.tsx'
import type { Autosave, SaveStatus } from '../autosave.ts'
import { toServerVersion } from '../data/save-draft.ts'
import { plannedVariants } from '../scheduled-content.ts'

type Reply = { post: Post; variants: Variant[] }

export type Scheduling = ReturnType<typeof useScheduling>

const WHY_UNSAVED = {
  saved: 'studio:schedule.unsaved.failed',
  unsaved: 'studio:schedule.unsaved.failed',
  saving: 'studio:schedule.unsaved.failed',
  failed: 'studio:schedule.unsaved.failed',
  offline: 'studio:schedule.unsaved.offline',
  conflict: 'studio:schedule.unsaved.conflict',
  locked: 'studio:schedule.unsaved.locked',
} as const satisfies Record<SaveStatus, string>

/** Plans, moves and takes back a post: what was typed is saved first, and the command names the revision it was saved as. */
export function useScheduling(workspaceId: string, postId: string, tzid: string, autosave: Autosave) {
  const { t } = useTranslation('studio')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [channelErrors, setChannelErrors] = useState<Record<string, string>>({})
  const running = useRef(false)

  /** Saves, runs one command, and takes in what it changed; null when it did not happen. */
  async function run(command: (rev: number) => Promise<Reply>): Promise<Reply | null> {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setChannelErrors({})
    try {
      const saved = await autosave.flush()
      if (!saved.ok) {
        toast.error(t(WHY_UNSAVED[saved.status]))
        return null
      }
      const reply = await command(saved.rev)
      autosave.serverChanged(toServerVersion(reply.post))
      return reply
    } catch (error) {
      if (error instanceof ApiError) setChannelErrors(error.fields)
      toast.error(errorText(error))
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  function timeOf(variants: readonly Variant[]): string {
    const first = plannedVariants(variants)[0]
    return first ? formatZoned(first.scheduled.instant, first.scheduled.tzid, Date.now()) : ''
  }

  async function scheduleAt(local: string) {
    const when: When = { kind: 'at', local, tzid }
    const reply = await run((rev) => schedule({ workspaceId, postId, rev, when }))
    if (reply) toast.success(t('studio:schedule.done', { time: timeOf(reply.variants), zone: zoneTown(tzid) }))
    return reply !== null
  }

  async function publishNow() {
    const reply = await run((rev) => schedule({ workspaceId, postId, rev, when: { kind: 'now' } }))
    if (reply) toast.success(t('studio:schedule.sending'))
    return reply !== null
  }

  async function moveTo(local: string) {
    const when: When = { kind: 'at', local, tzid }
    const reply = await run((rev) => reschedule({ workspaceId, postId, rev, when }))
    if (reply) toast.success(t('studio:schedule.moved', { time: timeOf(reply.variants), zone: zoneTown(tzid) }))
    return reply !== null
  }

  async function takeBack(local: string) {
    const reply = await run((rev) => cancel({ workspaceId, postId, rev }))
    if (!reply) return
    toast.undo(t('studio:schedule.cancelled'), { label: t('studio:undo'), onUndo: () => void scheduleAt(local) })
  }

  return { isBusy, channelErrors, scheduleAt, publishNow, moveTo, takeBack }
}
