import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTRIBUTION_STATES, type ContributionState } from '@postwright/core/gallery/contribution'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ReviewRows } from './components/review-rows.tsx'
import styles from './components/contributions.module.css'
import { ReviewDialog } from './components/review-dialog.tsx'
import { useQueue } from './data/review-queue.ts'

/** Contributions of users to the gallery, and the decisions about them. */
export function Component() {
  const { t } = useTranslation(['public-contributions', 'contributions'])
  const [state, setState] = useState<ContributionState>('waiting')
  const [opened, setOpened] = useState<string | null>(null)
  const { queue, refresh } = useQueue(state)
  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={t('public-contributions:states')}
          value={state}
          options={CONTRIBUTION_STATES.map((value) => ({ value, label: t(`contributions:state.${value}`) }))}
          onChange={setState}
        />
      </div>
      <DataState
        read={queue}
        loading={<SkeletonList rows={4} />}
        errorTitle={t('public-contributions:error')}
        empty={<EmptyState title={t('public-contributions:none')} />}
      >
        {(rows) => <ReviewRows key={state} rows={rows} onOpen={setOpened} onChanged={refresh} />}
      </DataState>
      {opened !== null && <ReviewDialog contributionId={opened} onClose={() => setOpened(null)} onDecided={refresh} />}
    </>
  )
}
