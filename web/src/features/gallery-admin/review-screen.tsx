import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTRIBUTION_STATES, type ContributionState } from '@postwright/core/gallery/contribution'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './components/gallery.module.css'
import { AdminNav } from '@/posts/tabs/admin-nav.tsx'
import { ReviewDialog } from './components/review-dialog.tsx'
import { useQueue } from './data/use-queue.ts'
import { useAdminTitle } from './use-admin-title.ts'

/** What people offer to the gallery, and what was decided about it. */
export function Component() {
  const { t } = useTranslation(['contributions', 'admin'])
  const [state, setState] = useState<ContributionState>('waiting')
  const [opened, setOpened] = useState<string | null>(null)
  const { queue, refresh } = useQueue(state)
  const title = t('contributions:review.title')
  useAdminTitle(title)
  return (
    <>
      <PageHeader title={title} description={t('contributions:review.description')} />
      <AdminNav />
      <div className={styles.choice}>
        <SelectField
          label={t('contributions:review.states')}
          value={state}
          options={CONTRIBUTION_STATES.map((value) => ({ value, label: t(`contributions:state.${value}`) }))}
          onChange={setState}
        />
      </div>
      <DataState
        read={queue}
        loading={<SkeletonList rows={4} />}
        errorTitle={t('contributions:review.error')}
        empty={<EmptyState title={t('contributions:review.none')} />}
      >
        {(rows) => (
          <ul className={styles.list} aria-label={title}>
            {rows.map(({ id, title: name, kind, makerName, licence, submittedAt, uses }) => (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.faint}>
                    {t(`contributions:kind.${kind}`)} · {t('contributions:review.by', { name: makerName })} ·{' '}
                    {t(`contributions:licence.${licence}`)} · <RelativeTime instant={submittedAt} />
                    {state === 'approved' && ` · ${t('contributions:uses', { count: uses })}`}
                  </span>
                </div>
                <Button size="compact-sm" variant="default" onClick={() => setOpened(id)}>
                  {t('contributions:review.open')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </DataState>
      {opened !== null && <ReviewDialog contributionId={opened} onClose={() => setOpened(null)} onDecided={refresh} />}
    </>
  )
}
