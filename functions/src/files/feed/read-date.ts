const DATE_LENGTH_MAX = 100

/** Zones that feeds write by name and that dates aren't read with, in hours from UTC. */
const ZONES: readonly (readonly [string, string])[] = [
  ['CEST', '+0200'],
  ['CET', '+0100'],
  ['BST', '+0100'],
  ['WEST', '+0100'],
  ['WET', '+0000'],
  ['EEST', '+0300'],
  ['EET', '+0200'],
  ['MSK', '+0300'],
  ['IST', '+0530'],
  ['JST', '+0900'],
  ['AEST', '+1000'],
  ['AEDT', '+1100'],
  ['NZST', '+1200'],
  ['NZDT', '+1300'],
]

/** The instant of a date as feeds write it; null for what is none. A date without a zone is one in UTC. */
export function readDate(written: string | undefined): number | null {
  const date = written?.trim() ?? ''
  if (date === '' || date.length > DATE_LENGTH_MAX) return null
  const last = date.slice(date.lastIndexOf(' ') + 1).toUpperCase()
  const zone = ZONES.find(([name]) => name === last)
  const whole = zone ? `${date.slice(0, date.length - last.length)}${zone[1]}` : date
  const named = Date.parse(hasZone(whole) ? whole : `${whole} UTC`)
  const instant = Number.isNaN(named) ? Date.parse(whole) : named
  return Number.isNaN(instant) || instant < 0 ? null : instant
}

/** Whether a date says where its time is meant. `2026-11-16` alone is in UTC by its standard, and `2026-11-16T08:00` is not. */
function hasZone(date: string): boolean {
  const last = date.slice(-6)
  const isOffset = /[+-]\d{2}:?\d{2}$/.test(last) && date.includes(':')
  return isOffset || /[A-Za-z]$/.test(last)
}
