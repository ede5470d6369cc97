const SECOND = 1000
const HOUR = 3_600_000

/** What a network does about a call that is made twice, and what a look-up there proves. */
export type NetworkKind = {
  name: string
  /** What it recognises a repetition by; `container`: what was prepared is published once. */
  aid: 'record_key' | 'header' | 'container' | 'none'
  /** How long it recognises the repetition, ms. */
  window: number
  /** Whether a look-up that finds nothing proves that there is nothing, once the delay has passed. */
  isDefinitive: boolean
  visibilityDelay: number
}

const always = { window: Infinity, isDefinitive: true }

/** One of each kind that a contract can describe. */
export const NETWORK_KINDS: readonly [NetworkKind, ...NetworkKind[]] = [
  { name: 'record key', aid: 'record_key', ...always, visibilityDelay: 75 * SECOND },
  { name: 'record key, shown at once', aid: 'record_key', ...always, visibilityDelay: 5 * SECOND },
  { name: 'header for an hour', aid: 'header', window: HOUR, isDefinitive: true, visibilityDelay: 30 * SECOND },
  { name: 'header, vague look-up', aid: 'header', window: HOUR, isDefinitive: false, visibilityDelay: 30 * SECOND },
  { name: 'container', aid: 'container', ...always, visibilityDelay: 60 * SECOND },
  { name: 'nothing, certain look-up', aid: 'none', window: 0, isDefinitive: true, visibilityDelay: 60 * SECOND },
  { name: 'nothing, vague look-up', aid: 'none', window: 0, isDefinitive: false, visibilityDelay: 60 * SECOND },
]
