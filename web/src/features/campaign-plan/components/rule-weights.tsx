import { Slider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PLAN_WEIGHT_MAX } from '@postwright/core/campaign-plan/brief-limits'
import type { RuleScore } from '@postwright/core/campaign-plan/soft/soft-rules'
import type { PlanForm } from '../plan-form.ts'
import { type PlanNames, scoreText } from '../plan-words.ts'
import styles from './campaign-plan.module.css'

type Props = {
  scores: readonly RuleScore[]
  weights: PlanForm['weights']
  names: PlanNames
  onChange: (weights: PlanForm['weights']) => void
}

/** Shows soft rules: the score of each, and its weight for the next solve. */
export function RuleWeights({ scores, weights, names, onChange }: Props) {
  const { t } = useTranslation('campaign-plan')
  return (
    <ul className={styles.rules}>
      {scores.map((score) => (
        <li key={score.rule} className={styles.rule}>
          <div className={styles.ruleHead}>
            <span>{t(`campaign-plan:rule.${score.rule}`)}</span>
            <span className={styles.ruleScore}>
              {t('campaign-plan:rule.score', { score: Math.round(100 * score.score) })}
            </span>
          </div>
          <p className={styles.soft}>{scoreText(t, score, names)}</p>
          <Slider
            min={0}
            max={PLAN_WEIGHT_MAX}
            step={1}
            value={weights[score.rule]}
            thumbLabel={t('campaign-plan:rule.weight', { rule: t(`campaign-plan:rule.${score.rule}`) })}
            onChange={(value) => onChange({ ...weights, [score.rule]: value })}
          />
        </li>
      ))}
    </ul>
  )
}
