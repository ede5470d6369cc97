import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { BriefProblem } from '../to-brief.ts'
import styles from './campaign-plan.module.css'

/** Lists what is missing before the next step. */
export function ProblemNote({ problems }: { problems: readonly BriefProblem[] }) {
  const { t } = useTranslation('campaign-plan')
  return (
    <div role="status">
      {problems.length > 0 && (
        <Alert role="presentation" color="gray">
          <ul className={styles.plainList}>
            {problems.map((problem) => (
              <li key={problem}>{t(`campaign-plan:problem.${problem}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
