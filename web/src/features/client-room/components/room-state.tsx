import { useTranslation } from 'react-i18next'
import type { RoomState } from '@postwright/core/api/client-room'
import { type BadgeTone, StateBadge } from '@/ui/state-badge.tsx'

const TONES: Record<RoomState, BadgeTone> = {
  draft: 'neutral',
  waiting: 'warning',
  delayed: 'warning',
  unconfirmed: 'warning',
  planned: 'accent',
  approved: 'positive',
  published: 'positive',
}

/** Shows the state of a post in terms for clients. */
export function RoomStateBadge({ state }: { state: RoomState }) {
  const { t } = useTranslation('client-room')
  return <StateBadge tone={TONES[state]}>{t(`client-room:state.${state}`)}</StateBadge>
}
