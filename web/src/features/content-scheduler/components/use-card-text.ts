import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/first-line'
import { formatClock } from '@/ui/format-time.ts'
import { useCalendar } from './calendar-context.ts'
import { usePostState } from './use-post-state.ts'

/** A post in words: when, its state, where, and how it begins. */
export function useCardText(post: Post): string {
  const { t } = useTranslation('calendar')
  const { channels, tzid } = useCalendar()
  const state = usePostState(post)
  const handles = post.connectionIds.flatMap((id) => channels.get(id)?.handle ?? [])
  const words = firstLine(post.text) ?? (post.title || t('calendar:card.noText'))
  const values = {
    state: t(`calendar:state.${state}`),
    channels: handles.join(', '),
    text: words,
  }
  return post.plannedAt === null
    ? t('calendar:card.draft', values)
    : t('calendar:card.label', { ...values, time: formatClock(post.plannedAt, tzid) })
}
