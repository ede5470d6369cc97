import { NumberInput, Alert } from '@mantine/core'
import { FieldLabel, FIELD_ORDER } from '@/ui/field-label.tsx'
import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/panel.tsx'
import styles from './campaign-plan.module.css'
import type { BriefProblem } from '../to-brief.ts'

type Props = {
  label: string
  value: number
  min?: number
  max: number
  hint?: string
  suffix?: string
  onChange: (value: number) => void
}

/** Edits a whole number within bounds; typed values outside of them are rejected. */
export function CountField({ label, value, min = 0, max, hint, suffix, onChange }: Props) {
  return (
    <NumberInput
      label={<FieldLabel>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={FIELD_ORDER}
      value={value}
      min={min}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      suffix={suffix}
      onChange={(typed) => {
        if (typeof typed === 'number') onChange(Math.min(max, Math.max(min, Math.round(typed))))
      }}
    />
  )
}

type Part<Id extends string> = { id: Id; share: number }

type SharesEditorProps<Id extends string> = {
  id: string
  title: string
  text: string
  parts: readonly Part<Id>[]
  nameOf: (id: Id) => string
  onChange: (parts: Part<Id>[]) => void
}

/** Edits shares of fixed parts; a part with 0 is left out of the plan. */
export function SharesEditor<Id extends string>({ id, title, text, parts, nameOf, onChange }: SharesEditorProps<Id>) {
  const { t } = useTranslation('campaign-plan')
  return (
    <Panel title={title} description={text} id={id}>
      <div className={styles.shares}>
        {parts.map((part) => (
          <CountField
            key={part.id}
            label={t('campaign-plan:share.of', { name: nameOf(part.id) })}
            value={part.share}
            max={100}
            onChange={(share) => onChange(parts.map((each) => (each.id === part.id ? { ...each, share } : each)))}
          />
        ))}
      </div>
    </Panel>
  )
}

/** Lists the problems to fix before the next step. */
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
