import { Button } from '@mantine/core'
import { useRef, type ReactNode, type Ref } from 'react'
import { useMergedRef } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { DayField } from './day-field.tsx'
import { TimeField } from './time-field.tsx'
import { useDateTimeEntry } from './use-date-time-entry.ts'
import styles from './date-time-field.module.css'

export type TimePreset = {
  label: string
  /** The wall-clock time that it stands for at the moment it is chosen. */
  read: () => string
}

type Props = {
  /** Wall-clock time, `YYYY-MM-DDTHH:mm`; null while none is chosen or what is typed is no time. */
  value: string | null
  onChange: (local: string | null) => void
  /** Now, on the same wall clock: marks today, and no day before it can be chosen. */
  now: string
  /** The accessible name of day and time together; a caller with a label of its own on the screen repeats it here. */
  label?: string
  presets?: readonly TimePreset[]
  /** Stands below: whose wall clock this is, and what is peculiar about the time. */
  note?: ReactNode
  error?: string | undefined
  disabled?: boolean
  /** The field that the time is typed into. */
  ref?: Ref<HTMLInputElement>
}

/** A day from a calendar and a time that is typed, with the times people choose most at one go. */
export function DateTimeField(props: Props) {
  const { value, onChange, now, label, presets = [], note, error, disabled = false, ref } = props
  const { t } = useTranslation('ui')
  const dayButton = useRef<HTMLButtonElement>(null)
  const timeInput = useRef<HTMLInputElement>(null)
  const entry = useDateTimeEntry({ value, now, onChange })
  const fault = entry.isTyping ? undefined : entry.isUnreadable ? t('ui:time.unreadable') : error
  const isToday = entry.day === now.slice(0, 10)

  function pickDay(day: string) {
    entry.pickDay(day)
    const next = entry.time === null ? timeInput : dayButton
    next.current?.focus()
  }

  return (
    <div className={styles.field} role="group" aria-label={label ?? t('ui:time.label')}>
      <div className={styles.inputs}>
        <DayField ref={dayButton} value={entry.day} onChange={pickDay} today={now.slice(0, 10)} disabled={disabled} />
        <TimeField
          ref={useMergedRef(timeInput, ref)}
          text={entry.text}
          time={entry.time}
          isTyping={entry.isTyping}
          after={isToday ? now.slice(11) : null}
          error={fault}
          onType={entry.type}
          onChoose={entry.choose}
          onSettle={entry.settle}
          disabled={disabled}
        />
      </div>
      {presets.length > 0 && (
        <div className={styles.presets} role="group" aria-label={t('ui:time.presets')}>
          {presets.map((preset) => (
            <Button
              key={preset.label}
              className={styles.preset}
              size="compact-sm"
              variant="default"
              disabled={disabled}
              onClick={() => entry.pick(preset.read())}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}
