import { Button, Checkbox, TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import {
  PLAN_ALIKE_DAYS_MAX,
  PLAN_CAPACITY_MAX,
  PLAN_GAP_MAX,
  PLAN_PER_DAY_MAX,
} from '@postwright/core/campaign-plan/brief-limits'
import { Panel } from '@/ui/panel.tsx'
import type { PlanForm, ChannelForm } from '../plan-form.ts'
import { type BriefProblem, isTimeOfDay } from '../to-brief.ts'
import { CountField, ProblemNote } from './plan-fields.tsx'
import { DaysEditor } from './days-editor.tsx'
import styles from './campaign-plan.module.css'
import { FieldLabel, FIELD_ORDER } from '@/ui/field-label.tsx'
import { weekdayName } from '@/ui/weekdays.ts'

type Props = {
  form: PlanForm
  channels: readonly Connection[]
  problems: readonly BriefProblem[]
  onChange: (change: Partial<PlanForm>) => void
  onNext: () => void
}

/** Edits hard rules: publishing times of channels, posts per week, days without posts and key dates. */
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

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

const TIMES_MAX = 6

type ChannelRulesProps = { rules: ChannelForm; name: string; onChange: (change: Partial<ChannelForm>) => void }

/** Edits the times at which one channel can publish. */
function ChannelRules({ rules, name, onChange }: ChannelRulesProps) {
  const { t } = useTranslation('campaign-plan')
  return (
    <Panel title={name} id={`plan-channel-${rules.id}`}>
      <div className={styles.fields}>
        <Checkbox.Group
          label={t('campaign-plan:slots.weekdays', { channel: name })}
          value={rules.weekdays.map(String)}
          onChange={(chosen) => onChange({ weekdays: chosen.map(Number).toSorted((a, b) => a - b) })}
        >
          <div className={styles.weekdays}>
            {WEEKDAYS.map((weekday) => (
              <Checkbox key={weekday} value={String(weekday)} label={weekdayName(weekday)} />
            ))}
          </div>
        </Checkbox.Group>
        <TagsInput
          label={<FieldLabel>{t('campaign-plan:slots.times', { channel: name })}</FieldLabel>}
          description={t('campaign-plan:slots.timesHint')}
          inputWrapperOrder={FIELD_ORDER}
          value={[...rules.times]}
          maxTags={TIMES_MAX}
          onChange={(times) => onChange({ times: [...new Set(times.map(padded).filter(isTimeOfDay))].toSorted() })}
        />
        <div className={styles.row}>
          <CountField
            label={t('campaign-plan:slots.perDay', { channel: name })}
            value={rules.perDay}
            min={1}
            max={PLAN_PER_DAY_MAX}
            onChange={(perDay) => onChange({ perDay })}
          />
          <CountField
            label={t('campaign-plan:slots.gap', { channel: name })}
            value={rules.gapHours}
            max={PLAN_GAP_MAX / 60}
            onChange={(gapHours) => onChange({ gapHours })}
          />
        </div>
      </div>
    </Panel>
  )
}

/** Pads a time with zeros: `9:00` becomes `09:00`. */
function padded(time: string): string {
  const trimmed = time.trim()
  return trimmed.length === 4 ? `0${trimmed}` : trimmed
}
