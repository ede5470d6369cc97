import { useTranslation } from 'react-i18next'
import type { When } from '@postwright/core/api/posts'
import type { Variant } from '@postwright/core/model/variant'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import { ApiError } from '@/lib/api-error.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { cancel, reschedule, schedule } from '@/posts/data/post-commands.ts'
import { formatZoned, zoneTown } from '@/ui/format-time.ts'
import { toast } from '@/ui/toast.tsx'
import { readPost } from '@/posts/data/read-post.ts'

/**
 * Returns the commands of a row for the plan of its post. Every command reports its result; moving and cancelling can be undone. Each resolves to
 * true on success.
 */
export function useRowCommands(workspaceId: string) {
  const { t } = useTranslation('scheduler')
  const errorText = useErrorText()

  const whenText = ({ instant, tzid }: ZonedTime) => ({
    time: formatZoned(instant, tzid, Date.now()),
    zone: zoneTown(tzid),
  })

  /** Runs a command on the newest revision of the post and reports errors to the user. */
  async function attempt(
    postId: string,
    command: (post: { postId: string; rev: number }) => Promise<void>,
  ): Promise<boolean> {
    if (!navigator.onLine) {
      toast.error(t('scheduler:action.offline'))
      return false
    }
    try {
      const post = await readPost(workspaceId, postId)
      if (post === null) toast.error(t('scheduler:postMissing'))
      else {
        toast.endUndo(postId)
        await command({ postId, rev: post.rev })
      }
      return post !== null
    } catch (error) {
      const isTooLate = error instanceof ApiError && error.code === 'time_in_past'
      toast.error(isTooLate ? t('scheduler:cancel.tooLate') : errorText(error))
      return false
    }
  }

  const at = ({ local, tzid }: ZonedTime): When => ({ kind: 'at', local, tzid })

  const move = (variant: Variant, to: ZonedTime) =>
    attempt(variant.postId, async (post) => {
      await reschedule({ workspaceId, ...post, when: at(to) })
      toast.undo(t('scheduler:reschedule.done', whenText(to)), {
        label: t('common:action.undo'),
        onUndo: () => void moveBack(variant),
        about: variant.postId,
      })
    })

  const moveBack = (variant: Variant) =>
    attempt(variant.postId, async (post) => {
      await reschedule({ workspaceId, ...post, when: at(variant.scheduled) })
      toast.success(t('scheduler:reschedule.undone', whenText(variant.scheduled)))
    })

  const publishNow = (variant: Variant) =>
    attempt(variant.postId, async (post) => {
      await reschedule({ workspaceId, ...post, when: { kind: 'now' } })
      toast.success(t('scheduler:publishNow.done'))
    })

  const takeOff = (variant: Variant) =>
    attempt(variant.postId, async (post) => {
      await cancel({ workspaceId, ...post })
      toast.undo(t('scheduler:cancel.done'), {
        label: t('common:action.undo'),
        onUndo: () => void putBack(variant),
        about: variant.postId,
      })
    })

  const putBack = (variant: Variant) =>
    attempt(variant.postId, async (post) => {
      await schedule({ workspaceId, ...post, when: at(variant.scheduled) })
      toast.success(t('scheduler:cancel.undone', whenText(variant.scheduled)))
    })

  return { move, publishNow, takeOff }
}

export type RowCommands = ReturnType<typeof useRowCommands>
