import { Checkbox, TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PLAN_GAP_MAX, PLAN_PER_DAY_MAX } from '@postwright/core/plan/plan-limits'
import { FieldLabel } from '@/ui/field-label.tsx'
import { FIELD_ORDER } from '@/ui/field-order.ts'
import { Panel } from '@/ui/panel.tsx'
import { weekdayName } from '@/ui/weekday-name.ts'
import type { ChannelForm } from '../plan-form.ts'
import { isTimeOfDay } from '../to-brief.ts'
import { CountField } from './count-field.tsx'
import styles from './campaign-plan.module.css'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const TIMES_MAX = 6

type Props = { rules: ChannelForm; name: string; onChange: (change: Partial<ChannelForm>) => void }

/** Edits the times at which one channel may publish. */
export function ChannelRules({ rules, name, onChange }: Props) {
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

/** `9:00` as `09:00`. */
function padded(time: string): string {
  const trimmed = time.trim()
  return trimmed.length === 4 ? `0${trimmed}` : trimmed
}
