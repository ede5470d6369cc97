import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { PLAN_ALIKE_DAYS_MAX, PLAN_CAPACITY_MAX } from '@postwright/core/plan/plan-limits'
import { Panel } from '@/ui/panel.tsx'
import type { PlanForm } from '../plan-form.ts'
import type { BriefProblem } from '../to-brief.ts'
import { ChannelRules } from './channel-rules.tsx'
import { CountField } from './count-field.tsx'
import { DaysEditor } from './days-editor.tsx'
import { ProblemNote } from './problem-note.tsx'
import styles from './campaign-plan.module.css'

type Props = {
  form: PlanForm
  channels: readonly Connection[]
  problems: readonly BriefProblem[]
  onChange: (change: Partial<PlanForm>) => void
  onNext: () => void
}

/** Hard rules: when channels publish, how much a week holds, days without posts and days that matter. */
export function ConstraintsStep({ form, channels, problems, onChange, onNext }: Props) {
  const { t } = useTranslation('campaign-plan')
  return (
    <div className={styles.stack}>
      <Panel title={t('campaign-plan:limits.title')} description={t('campaign-plan:limits.text')} id="plan-limits">
        <div className={styles.row}>
          <CountField
            label={t('campaign-plan:limits.capacity')}
            hint={t('campaign-plan:limits.capacityHint')}
            value={form.capacityPerWeek}
            min={1}
            max={PLAN_CAPACITY_MAX}
            onChange={(capacityPerWeek) => onChange({ capacityPerWeek })}
          />
          <CountField
            label={t('campaign-plan:limits.alike')}
            hint={t('campaign-plan:limits.alikeHint')}
            value={form.alikeDays}
            max={PLAN_ALIKE_DAYS_MAX}
            onChange={(alikeDays) => onChange({ alikeDays })}
          />
        </div>
      </Panel>
      {form.channels.map((rules) => (
        <ChannelRules
          key={rules.id}
          rules={rules}
          name={channels.find(({ id }) => id === rules.id)?.handle ?? rules.id}
          onChange={(change) =>
            onChange({ channels: form.channels.map((each) => (each.id === rules.id ? { ...each, ...change } : each)) })
          }
        />
      ))}
      <DaysEditor form={form} onChange={onChange} />
      <ProblemNote problems={problems} />
      <div className={styles.foot}>
        <Button disabled={problems.length > 0} onClick={onNext}>
          {t('campaign-plan:limits.next')}
        </Button>
      </div>
    </div>
  )
}
