import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useQueueFreeSlots } from '../data/use-free-slots.ts'

type Props = { workspaceId: string; tzid: string }

/** The number of queue slots without a post this week, with a link to them; renders nothing if all have one. */
export function EmptySlots({ workspaceId, tzid }: Props) {
  const { t } = useTranslation('overview')
  const count = useQueueFreeSlots(workspaceId, tzid)
  return count > 0 && <Link to={routes.queues.href()}>{t('overview:next.emptySlots', { count })}</Link>
}
