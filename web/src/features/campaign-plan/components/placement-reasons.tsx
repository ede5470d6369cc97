import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ExplainedPlacement } from '@postwright/core/plan/solve-plan'
import { breakText, type PlanNames, reasonText } from '../plan-words.ts'
import styles from './campaign-plan.module.css'

/** Shows the reasons for a post's place, and the hard rules that it breaks because a person keeps it there. */
export function PlacementReasons({ placement, names }: { placement: ExplainedPlacement; names: PlanNames }) {
  const { t } = useTranslation('campaign-plan')
  return (
    <>
      {placement.breaks.length > 0 && (
        <Alert color="yellow" title={t('campaign-plan:post.breaks')}>
          <ul className={styles.plainList}>
            {placement.breaks.map((broken) => (
              <li key={broken.rule}>{breakText(t, broken)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ul className={styles.reasons} aria-label={t('campaign-plan:post.why')}>
        {placement.reasons.map((reason) => (
          <li key={reason.code}>{reasonText(t, reason, names)}</li>
        ))}
      </ul>
    </>
  )
}
