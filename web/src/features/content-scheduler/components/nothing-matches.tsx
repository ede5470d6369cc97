import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/ui/empty-state.tsx'

/** Explains that the filters hide everything, and offers to clear them. */
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
