import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PlanChange } from '@postwright/core/campaign-plan/placement'
import type { PlanNames } from '../plan-words.ts'
import { nameOfPlacement } from './placement-description.tsx'
import styles from './campaign-plan.module.css'

type Props = { changes: PlanChange; names: PlanNames; onClose: () => void }

/** Shows the changes from the last solve. */
export function PlanChanges({ changes, names, onClose }: Props) {
  const { t } = useTranslation('campaign-plan')
  const { added, removed, changed } = changes
  const groups = [
    { key: 'added', posts: added },
    { key: 'removed', posts: removed },
    { key: 'changed', posts: changed.map(({ after }) => after) },
  ] as const
  return (
    <section className={styles.changes} aria-label={t('campaign-plan:changes.title')}>
      <div className={styles.changesHead}>
        <h3 className={styles.changesTitle}>{t('campaign-plan:changes.title')}</h3>
        <Button variant="subtle" size="xs" onClick={onClose}>
          {t('campaign-plan:changes.close')}
        </Button>
      </div>
      {added.length + removed.length + changed.length === 0 && (
        <p className={styles.soft}>{t('campaign-plan:changes.none')}</p>
      )}
      {groups.map(
        ({ key, posts }) =>
          posts.length > 0 && (
            <details key={key}>
              <summary>{t(`campaign-plan:changes.${key}`, { count: posts.length })}</summary>
              <ul className={styles.plainList}>
                {posts.map((each) => (
                  <li key={each.id}>{nameOfPlacement(t, each, names)}</li>
                ))}
              </ul>
            </details>
          ),
      )}
    </section>
  )
}
