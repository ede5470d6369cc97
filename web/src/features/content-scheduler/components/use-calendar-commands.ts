import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { When } from '@postwright/core/api/posts'
import { PAST_TOLERANCE } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { fromInstant, type ZonedTime } from '@postwright/core/time/zoned-time'
import { ApiError } from '@/lib/api-error.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { cancel, reschedule, schedule } from '@/posts/data/post-commands.ts'
import { MORNING } from '@/posts/times/schedule-presets.ts'
import { formatZoned, zoneTown } from '@/ui/format-time.ts'
import { toast } from '@/ui/toast.tsx'
import { beginningOf, type Move, movedTo, type Place } from '../calendar-place.ts'
import type { CalendarStore } from '../calendar-store.ts'
import { countNear } from '../data/planned-posts.ts'
import { layerChoice } from '../layer-choice.ts'
import { lockOf } from '../publication-state.ts'

type Options = { workspaceId: string; tzid: string; store: CalendarStore }

/** Returns the commands for posts on the calendar. A post is shown at its new time immediately and moves back if the server refuses. */
export function useCalendarCommands({ workspaceId, tzid, store }: Options) {
  const { t } = useTranslation(['calendar', 'publishing', 'common'])
  const errorText = useErrorText()
  const client = useQueryClient()

  return useMemo(() => {
    const latest = (post: Post): Post => store.moving.get().get(post.id)?.post ?? post
    const reasonOf = (error: unknown) => {
      const sentences = error instanceof ApiError ? Object.values(error.fields) : []
      return sentences.length > 0 ? sentences.join(' ') : errorText(error)
    }
    const at = ({ local, tzid: zone }: ZonedTime): When => ({ kind: 'at', local, tzid: zone })
    const timeText = ({ instant, tzid: zone }: ZonedTime) => ({
      time: formatZoned(instant, zone, Date.now()),
      zone: zoneTown(zone),
    })

    async function change(post: Post, to: number | null, call: () => Promise<{ post: Post }>): Promise<Post | null> {
      toast.endUndo(post.id)
      store.begin(post, to)
      try {
        const { post: saved } = await call()
        store.settle(saved)
        // Posts read for comparison still have the old time.
        void client.invalidateQueries({ queryKey: ['planned', workspaceId] })
        return saved
      } catch (error) {
        store.takeBack(post.id)
        toast.error(reasonOf(error))
        return null
      }
    }

    async function moveTo(post: Post, { to, change: clocks }: Move): Promise<void> {
      const { id: postId, rev, plannedAt, seriesId, detachedAt } = latest(post)
      const detaches = seriesId !== null && detachedAt === null
      const near = countNear(workspaceId, post, to.instant, layerChoice().nearMinutes).catch(() => 0)
      const input = { workspaceId, postId, rev, when: at(to) }
      const saved = await change(post, to.instant, () => (plannedAt === null ? schedule(input) : reschedule(input)))
      if (!saved) return
      const words = [
        t('calendar:moved.done', timeText(to)),
        ...(clocks === null ? [] : [t(`calendar:moved.${clocks}`)]),
        ...(detaches ? [t('calendar:moved.detached')] : []),
        ...((await near) > 0 ? [t('calendar:moved.near')] : []),
      ]
      toast.undo(words.join(' '), {
        label: t('common:action.undo'),
        onUndo: () => void goBack(saved, { before: plannedAt, rejoins: detaches }),
        about: post.id,
      })
    }

    async function goBack(post: Post, { before, rejoins }: { before: number | null; rejoins: boolean }): Promise<void> {
      const { id: postId, rev } = post
      const base = { workspaceId, postId, rev }
      if (before === null) return void (await change(post, null, () => cancel(base)))
      const to = fromInstant(before, tzid)
      const saved = await change(post, before, () => reschedule({ ...base, when: at(to), rejoins }))
      if (saved) {
        toast.success(t('calendar:moved.undone', timeText(to)))
      }
    }

    return {
      /** Moves a post to a place of the calendar, or plans a draft there. */
      place(post: Post, place: Place): void {
        const lock = lockOf(post)
        if (lock !== null) return toast.error(t(`calendar:lock.${lock}`))
        if (!navigator.onLine) return toast.error(t('calendar:offline'))
        const { plannedAt } = latest(post)
        const move = plannedAt === null ? beginningOf(place, tzid, MORNING) : movedTo(plannedAt, tzid, place)
        if (move.to.instant === plannedAt) return undefined
        if (move.to.instant < Date.now() - PAST_TOLERANCE) {
          return toast.error(t('publishing:time.problem.time_in_past'))
        }
        return void moveTo(post, move)
      },
    }
  }, [workspaceId, tzid, store, t, errorText, client])
}

export type CalendarCommands = ReturnType<typeof useCalendarCommands>
