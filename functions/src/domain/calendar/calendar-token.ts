import { createHash } from 'node:crypto'
import { API_BASE } from '@postwright/core/endpoint'
import type { Config } from '../ports/config.ts'
import type { Ids } from '../ports/world.ts'

/** What calendar programs expect an address to end with. */
const SUFFIX = '.ics'

/** What is secret in the address of a feed: 288 random bits, twice those of an id. */
export function newCalendarToken(ids: Ids): string {
  return `${ids.random()}${ids.random()}`
}

/** Under which a feed is stored: who reads the database learns no address. */
export function calendarFeedId(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function calendarAddress({ appOrigin }: Pick<Config, 'appOrigin'>, token: string): string {
  return `${appOrigin}${API_BASE}/calendars/${token}${SUFFIX}`
}

/** The secret in the last part of an address. */
export function readCalendarToken(name: string): string {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name
}
