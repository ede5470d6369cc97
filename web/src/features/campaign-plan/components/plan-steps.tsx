import { useTranslation } from 'react-i18next'
import { PLAN_STEPS, type PlanStep } from '../plan-form.ts'
import styles from './campaign-plan.module.css'

type Props = {
  step: PlanStep
  /** The last step that can be opened. */
  reached: PlanStep
  onStep: (step: PlanStep) => void
}

/** Shows the steps of the wizard; finished steps and the next one can be opened. */
export function PlanSteps({ step, reached, onStep }: Props) {
  const { t } = useTranslation('campaign-plan')
  return (
    <nav aria-label={t('campaign-plan:step.label')}>
      <ol className={styles.steps}>
        {PLAN_STEPS.map((each, at) => (
          <li key={each} className={styles.step}>
            <button
              type="button"
              className={styles.stepButton}
              aria-current={each === step ? 'step' : undefined}
              disabled={at > PLAN_STEPS.indexOf(reached)}
              onClick={() => onStep(each)}
            >
              <span className={styles.stepNumber} aria-hidden="true">
                {at + 1}
              </span>
              {t(`campaign-plan:step.${each}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
