import { createHash, randomBytes } from 'node:crypto'
import { createMinuteCounts } from '../minute-counts.ts'
import type { Clock } from '../ports/world.ts'

/** Deduplication window in which clicks of one visitor on one link count once. */
const REPEAT = 10 * 60_000
/** Maximum clicks per minute that this process stores, for one page and for all pages: they limit the writes that strangers can cause. */
const PAGE_CLICKS_MAX = 60
const ALL_CLICKS_MAX = 600
/** Maximum number of recent clicks kept for deduplication; the oldest is removed first. */
const PRESSES_MAX = 20_000

/** User-agent substrings of programs that follow links without a user. */
const PROGRAMS = [
  'bot',
  'crawl',
  'spider',
  'preview',
  'externalhit',
  'slurp',
  'curl/',
  'wget/',
  'python-',
  'headless',
  'monitor',
  'scan',
]

export type Press = {
  page: string
  key: string
  address: string
  userAgent: string
  /** True if the browser prefetches the link before a possible click. */
  isAhead: boolean
}

/**
 * Creates a function that decides which clicks count. Visitors are remembered for ten minutes by a hash with a salt known only to this process;
 * nothing is stored.
 */
export function createClickCounter({ now }: Pick<Clock, 'now'>): (press: Press) => boolean {
  const salt = randomBytes(16)
  const pressed = new Map<string, number>()
  const counts = createMinuteCounts({ now })

  function hasRoom(page: string): boolean {
    const pages = counts.current()
    const ofPage = pages.get(page) ?? 0
    const all = [...pages.values()].reduce((sum, count) => sum + count, 0)
    if (ofPage >= PAGE_CLICKS_MAX || all >= ALL_CLICKS_MAX) return false
    pages.set(page, ofPage + 1)
    return true
  }

  return ({ page, key, address, userAgent, isAhead }) => {
    if (isAhead || isProgram(userAgent)) return false
    const hash = createHash('sha256').update(salt)
    const visitor = hash.update(JSON.stringify([page, key, address, userAgent])).digest('base64url')
    const last = pressed.get(visitor)
    if (last !== undefined && now() - last < REPEAT) return false
    if (!hasRoom(page)) return false
    pressed.delete(visitor)
    pressed.set(visitor, now())
    const [oldest] = pressed.keys()
    if (pressed.size > PRESSES_MAX && oldest !== undefined) pressed.delete(oldest)
    return true
  }
}

function isProgram(userAgent: string): boolean {
  const name = userAgent.toLowerCase()
  return name === '' || PROGRAMS.some((part) => name.includes(part))
}
