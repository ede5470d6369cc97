import { useState } from 'react'
import { formatTimeOfDay } from './format-time.ts'
import { parseTypedTime } from './suggest-times.ts'

type Options = {
  /** `YYYY-MM-DDTHH:mm`; null while incomplete. */
  value: string | null
  /** Current time on the same wall clock. */
  now: string
  onChange: (local: string | null) => void
}

type Entry = {
  /** `YYYY-MM-DD`; null until a day is chosen: a time alone refers to its next occurrence. */
  day: string | null
  /** Text of the time field. */
  text: string
}

/**
 * Holds a day and a time that are entered separately and reported together: neither changes the other, and invalid text stays in the field while the
 * value is null.
 */
export function useDateTimeEntry({ value, now, onChange }: Options) {
  const [entry, setEntry] = useState(() => entryOf(value))
  const [known, setKnown] = useState(value)
  const [isTyping, setTyping] = useState(false)
  const time = parseTypedTime(entry.text)

  if (value !== known) {
    setKnown(value)
    setEntry(entryOf(value))
  }

  function take(next: Entry) {
    const local = localOf(next, now)
    setEntry(next)
    setKnown(local)
    if (local !== value) onChange(local)
  }

  return {
    /** The chosen day, or the day of the typed time's next occurrence. */
    day: entry.day ?? value?.slice(0, 10) ?? null,
    text: entry.text,
    time,
    isTyping,
    isUnreadable: entry.text.trim() !== '' && time === null,
    pickDay: (day: string) => take({ ...entry, day }),
    type(text: string) {
      setTyping(true)
      take({ ...entry, text })
    },
    choose(text: string) {
      setTyping(false)
      take({ ...entry, text })
    },
    /** Called when typing has ended: a valid time is reformatted. */
    settle() {
      setTyping(false)
      if (time !== null) setEntry({ ...entry, text: formatTimeOfDay(time) })
    },
    pick(local: string) {
      setTyping(false)
      take(entryOf(local))
    },
  }
}

function entryOf(value: string | null): Entry {
  return value === null ? { day: null, text: '' } : { day: value.slice(0, 10), text: formatTimeOfDay(value.slice(11)) }
}

function localOf({ day, text }: Entry, now: string): string | null {
  const time = parseTypedTime(text)
  if (time === null) return null
  return `${day ?? nextDayOf(time, now)}T${time}`
}

/** Returns today, or tomorrow if the time has passed. */
function nextDayOf(time: string, now: string): string {
  const today = Temporal.PlainDate.from(now.slice(0, 10))
  return (time > now.slice(11) ? today : today.add({ days: 1 })).toString()
}
