import { Autocomplete } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTimeOfDay } from './format-time.ts'
import { suggestTimes, timesAround } from './suggest-times.ts'
import styles from './date-time-field.module.css'

type Props = {
  text: string
  /** `HH:mm` that the text means; null when it means none. */
  time: string | null
  isTyping: boolean
  /** `HH:mm`; times up to this one are not offered. Null when none are over. */
  after: string | null
  error: string | undefined
  onType: (text: string) => void
  /** One of the offered times was taken. */
  onChoose: (text: string) => void
  /** The typing has ended. */
  onSettle: () => void
  disabled: boolean
  ref: Ref<HTMLInputElement>
}

/** A time of day as people type it, with times to choose from. */
export function TimeField({ text, time, isTyping, after, error, onType, onChoose, onSettle, disabled, ref }: Props) {
  const { t } = useTranslation('ui')
  const isChosen = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const offered = isTyping || time === null ? suggestTimes(text, after) : timesAround(time, after)

  /** A choice from the list is handled like typed text. */
  function change(next: string) {
    if (isChosen.current) onChoose(next)
    else onType(next)
    isChosen.current = false
  }

  /** Enter ends the typing, alone or as part of a shortcut: the list would cover what follows from it. */
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
