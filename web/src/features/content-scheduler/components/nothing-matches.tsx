import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/empty-state.tsx'

/** That the filters are why there is nothing, and the way out of them. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation(['scheduler', 'calendar'])
  return (
    <EmptyState
      drawing="search"
      title={t('scheduler:empty.filteredTitle')}
      text={t('scheduler:empty.filteredText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('calendar:filter.clear')}
        </Button>
      }
    />
  )
}
