import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/excerpt'
import { MORNING } from '@/posts/times/schedule-presets.ts'
import { formatZoned } from '@/ui/format-time.ts'
import { beginningOf, movedTo, type Place } from '../calendar-place.ts'
import { useCalendar } from './calendar-context.ts'

/** How much of a post's text names it while it moves, in characters. */
const NAME_MAX = 60

/** Names for what is said of a moving post: its first words, its channels, and the day and time at which it would land. */
export function useLandingWords() {
  const { t } = useTranslation('calendar')
  const { channels, tzid } = useCalendar()
  return useCallback(
    (post: Post, place: Place | null) => {
      const line = firstLine(post.text) ?? (post.title || t('calendar:card.noText'))
      const handles = post.connectionIds.flatMap((id) => channels.get(id)?.handle ?? [])
      const text = line.length > NAME_MAX ? `${line.slice(0, NAME_MAX)}…` : line
      const { plannedAt } = post
      const at =
        place === null
          ? plannedAt
          : (plannedAt === null ? beginningOf(place, tzid, MORNING) : movedTo(plannedAt, tzid, place)).to.instant
      return {
        post: handles.length === 0 ? text : t('calendar:carry.named', { text, channels: handles.join(', ') }),
        time: at === null ? t('calendar:carry.noTime') : formatZoned(at, tzid, Date.now()),
      }
    },
    [t, channels, tzid],
  )
}
