import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import type { SchedulerTab } from '../scheduler-filter.ts'
import { NothingMatches } from './nothing-matches.tsx'

type Props = {
  tab: SchedulerTab
  /** It is a page after the last one. */
  isBeyond: boolean
  /** Shows everything again; null while nothing is filtered. */
  onClear: (() => void) | null
}

/** Why there is nothing, and what can be done about it. */
export function ScheduleEmpty({ tab, isBeyond, onClear }: Props) {
  const { t } = useTranslation('scheduler')
  if (isBeyond) return <EmptyState title={t('scheduler:empty.beyondTitle')} text={t('scheduler:empty.beyondText')} />
  if (onClear) return <NothingMatches onClear={onClear} />
  if (tab === 'history') {
    return (
      <EmptyState drawing="inbox" title={t('scheduler:empty.historyTitle')} text={t('scheduler:empty.historyText')} />
    )
  }
  return (
    <EmptyState
      drawing="calendar"
      title={t('scheduler:empty.upcomingTitle')}
      text={t('scheduler:empty.upcomingText')}
      action={
        <Button component={Link} to={routes.contentStudio.href()}>
          {t('scheduler:write')}
        </Button>
      }
    />
  )
}
