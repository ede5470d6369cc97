import { Button, Autocomplete } from '@mantine/core'
import { useRef, type ReactNode, type Ref, useState, type KeyboardEvent } from 'react'
import { useMergedRef } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { DayField } from './day-field.tsx'
import { useDateTimeEntry } from './use-date-time-entry.ts'
import styles from './date-time-field.module.css'
import { IconClock } from '@tabler/icons-react'
import { formatTimeOfDay } from './format-time.ts'
import { suggestTimes, timesAround } from './suggest-times.ts'

export type TimePreset = {
  label: string
  /** Returns the wall-clock time of the preset at the moment it is chosen. */
  read: () => string
}

type Props = {
  /** Wall-clock time, `YYYY-MM-DDTHH:mm`; null if none is chosen or the text is not a time. */
  value: string | null
  onChange: (local: string | null) => void
  /** Current time on the same wall clock: marks today, and earlier days cannot be chosen. */
  now: string
  /** Accessible name of day and time together; a caller with a visible label repeats it here. */
  label?: string
  presets?: readonly TimePreset[]
  /** Shown below the inputs: the time zone, and the effect of a clock change on the time if there is one. */
  note?: ReactNode
  error?: string | undefined
  disabled?: boolean
  /** Input element of the time. */
  ref?: Ref<HTMLInputElement>
}

/** Edits a day with a calendar and a time by typing, with presets for common times. */
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

type TimeFieldProps = {
  text: string
  /** `HH:mm` of the text; null if the text is not a time. */
  time: string | null
  isTyping: boolean
  /** `HH:mm`; times up to this one are not offered. Null if no time is past. */
  after: string | null
  error: string | undefined
  onType: (text: string) => void
  /** Called when one of the offered times was chosen. */
  onChoose: (text: string) => void
  /** Called when typing has ended. */
  onSettle: () => void
  disabled: boolean
  ref: Ref<HTMLInputElement>
}

/** Edits a time of day by typing, with a list of times. */
function TimeField({ text, time, isTyping, after, error, onType, onChoose, onSettle, disabled, ref }: TimeFieldProps) {
  const { t } = useTranslation('ui')
  const isChosen = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const offered = isTyping || time === null ? suggestTimes(text, after) : timesAround(time, after)

  /** Handles a change of the text; the combobox reports a choice from the list like typed text. */
  function change(next: string) {
    if (isChosen.current) onChoose(next)
    else onType(next)
    isChosen.current = false
  }

  /** Ends typing on Enter, alone or as part of a shortcut: otherwise the list would cover the result. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    onSettle()
    setOpen(false)
  }

  return (
    <Autocomplete
      ref={ref}
      classNames={{ root: styles.timeRoot, wrapper: styles.time, error: styles.error, options: styles.times }}
      aria-label={t('ui:time.time')}
      placeholder={t('ui:time.timePlaceholder')}
      leftSection={<IconClock size="1.125rem" aria-hidden />}
      data={offered.map(formatTimeOfDay)}
      filter={({ options }) => options}
      value={text}
      onChange={change}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={onSettle}
      onOptionSubmit={() => {
        isChosen.current = true
      }}
      onKeyDown={press}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      error={error}
      errorProps={{ role: 'alert' }}
      disabled={disabled}
      autoComplete="off"
      spellCheck={false}
      withScrollArea={false}
      comboboxProps={{ position: 'top-start', withinPortal: false, width: 'max-content' }}
    />
  )
}
