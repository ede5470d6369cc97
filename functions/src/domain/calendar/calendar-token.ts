import { API_BASE } from '@postwright/core/endpoint'
import type { Config } from '../ports/config.ts'

/** What calendar programs expect an address to end with. */
const SUFFIX = '.ics'

export function calendarAddress({ appOrigin }: Pick<Config, 'appOrigin'>, token: string): string {
  return `${appOrigin}${API_BASE}/calendars/${token}${SUFFIX}`
}

/** The secret in the last part of an address. */
export function readCalendarToken(name: string): string {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name
}
