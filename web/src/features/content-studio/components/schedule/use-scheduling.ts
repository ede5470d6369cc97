import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { When } from '@postwright/core/api/posts'
import type { Post, PostDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import { ApiError } from '@/lib/api-error.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { cancel, reschedule, schedule } from '@/posts/data/post-commands.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { toast } from '@/ui/toast.tsx'
import type { Autosave, SaveStatus } from '@/documents/autosave.ts'
import { type ComposerPart, refusedPart } from '../../content-faults.ts'
import { plannedVariants } from '../../scheduled-content.ts'
import type { useSeriesQuestion } from './use-series-question.tsx'

type Reply = { post: Post; variants: Variant[] }

/** Result of the last command. */
export type Outcome =
  | { kind: 'scheduled' | 'moved'; at: ZonedTime | null }
  | { kind: 'sending' }
  | {
      kind: 'refused'
      /** The part in which the problem is fixed; null when no part of the composer covers it. */
      part: ComposerPart | null
      words: string
      /** The server's messages by connection id. */
      channels: Readonly<Record<string, string>>
      draft: PostDraft
    }

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

/** Plans, moves and unschedules a post: pending edits are saved first, and the command names the saved revision. */
export function useScheduling(
  workspaceId: string,
  postId: string,
  tzid: string,
  { autosave, ask }: { autosave: Autosave<PostDraft>; ask: ReturnType<typeof useSeriesQuestion>['ask'] },
) {
  const { t } = useTranslation('studio')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const running = useRef(false)

  /** Saves the draft, runs one command, and applies its changes. Does nothing and returns null while another command runs. */
  async function run(command: (rev: number) => Promise<Reply>, done: (reply: Reply) => Outcome | null) {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setOutcome(null)
    const found = await attempt(command, done)
    setOutcome(found)
    running.current = false
    setBusy(false)
    return found
  }

  async function attempt(command: (rev: number) => Promise<Reply>, done: (reply: Reply) => Outcome | null) {
    const { draft } = autosave.getState()
    const refused = { kind: 'refused', part: null, channels: {}, draft } as const
    try {
      const saved = await autosave.flush()
      if (!saved.ok) return { ...refused, words: t(WHY_UNSAVED[saved.status]) }
      const reply = await command(saved.rev)
      toast.endUndo(postId)
      autosave.serverChanged(postDrafts.versionOf(reply.post))
      return done(reply)
    } catch (error) {
      const words = errorText(error)
      if (!(error instanceof ApiError)) return { ...refused, words }
      return { ...refused, words, part: refusedPart(error.code), channels: error.fields }
    }
  }

  const plannedAt = ({ variants }: Reply) => plannedVariants(variants)[0]?.scheduled ?? null
  const at = (local: string): When => ({ kind: 'at', local, tzid })

  function planAt(local: string) {
    return run(
      (rev) => schedule({ workspaceId, postId, rev, when: at(local) }),
      (reply) => ({ kind: 'scheduled', at: plannedAt(reply) }),
    )
  }

  /** Plans the post for a slot of a queue; without a slot, for the queue's next free one. */
  function queueIn(queueId: string, slotAt?: number) {
    const place = slotAt === undefined ? ({ kind: 'next' } as const) : ({ kind: 'slot', at: slotAt } as const)
    return run(
      async (rev) => {
        const { addToQueue } = await import('@/posts/data/queue-commands.ts')
        return addToQueue({ workspaceId, queueId, postId, rev, place })
      },
      (reply) => ({ kind: 'scheduled', at: plannedAt(reply) }),
    )
  }

  /** Applies a time to this post only, or together with the content to more posts of its series, as the user chooses. */
  async function forScope(
    local: string,
    kind: 'scheduled' | 'moved',
    alone: (local: string) => Promise<Outcome | null>,
  ) {
    const scope = await ask()
    if (scope === null) return null
    if (scope === 'one') return alone(local)
    const { changeSeriesOf } = await import('../../data/change-series-of.ts')
    return run(
      (rev) => changeSeriesOf({ workspaceId, postId, rev, scope, local, tzid }),
      (reply) => ({ kind, at: plannedAt(reply) }),
    )
  }

  function scheduleAt(local: string) {
    return forScope(local, 'scheduled', planAt)
  }

  function publishNow() {
    return run(
      (rev) => schedule({ workspaceId, postId, rev, when: { kind: 'now' } }),
      () => ({ kind: 'sending' }),
    )
  }

  function moveTo(local: string) {
    return forScope(local, 'moved', moveAlone)
  }

  function moveAlone(local: string) {
    return run(
      (rev) => reschedule({ workspaceId, postId, rev, when: at(local) }),
      (reply) => ({ kind: 'moved', at: plannedAt(reply) }),
    )
  }

  function takeBack(local: string) {
    return run(
      (rev) => cancel({ workspaceId, postId, rev }),
      () => {
        const onUndo = () => void planAt(local)
        toast.undo(t('studio:schedule.cancelled'), { label: t('studio:undo'), onUndo, about: postId })
        return null
      },
    )
  }

  return { isBusy, outcome, forget: () => setOutcome(null), scheduleAt, queueIn, publishNow, moveTo, takeBack }
}
