import { useState } from 'react'
import { formatTimeOfDay } from './format-time.ts'
import { parseTypedTime } from './suggest-times.ts'

type Options = {
  /** `YYYY-MM-DDTHH:mm`; null while it is not complete. */
  value: string | null
  /** Now, on the same wall clock. */
  now: string
  onChange: (local: string | null) => void
}

type Entry = {
  /** `YYYY-MM-DD`; null until a day is chosen: then a time means the next such time. */
  day: string | null
  /** The time as it is written in its field. */
  text: string
}

/**
 * A day and a time that are entered apart and handed over together: neither changes the other, and what is not
 * understood stays as it was typed while the value is null.
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
    /** The day that is meant: the chosen one, or that on which the typed time comes next. */
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
    /** The typing has ended: a time that was understood is written as all times are. */
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

/** Today, or tomorrow when the time has passed. */
function nextDayOf(time: string, now: string): string {
  const today = Temporal.PlainDate.from(now.slice(0, 10))
  return (time > now.slice(11) ? today : today.add({ days: 1 })).toString()
}
