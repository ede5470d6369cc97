import { useTranslation } from 'react-i18next'
import { Progress } from '@mantine/core'
import { LEARNED_FROM_MIN } from '@postwright/core/learning/measured-post'
import { EmptyState } from '@/ui/empty-state.tsx'
import styles from './optimizer.module.css'

/** Shows how many posts are missing before the workspace's own results are meaningful. */
export function TooFew({ count, missing }: { count: number; missing: number }) {
  const { t } = useTranslation('optimizer')
  const words = t('optimizer:few.progress', { count, min: LEARNED_FROM_MIN })
  return (
    <EmptyState
      drawing="calendar"
      title={t('optimizer:few.title', { count: missing })}
      text={t('optimizer:few.text', { min: LEARNED_FROM_MIN })}
      action={
        <div className={styles.few}>
          <Progress value={(100 * count) / LEARNED_FROM_MIN} aria-label={words} />
          <span className={styles.soft}>{words}</span>
        </div>
      }
    />
  )
}
