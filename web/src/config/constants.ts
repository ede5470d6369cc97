/** Numbers of the specification that only the client knows. Milliseconds unless the name says otherwise. */

export const REQUEST_TIMEOUT = 360_000
/** A tab waits this long for another tab's refresh, then refreshes on its own. */
export const REFRESH_LOCK_WAIT = 5_000

export const PROGRESS = { minimum: 0.08, trickleRate: 0.02, trickleSpeed: 800, speed: 200 } as const

export const TOAST = {
  blank: 4_000,
  error: 4_000,
  custom: 4_000,
  success: 2_000,
  /** Most toasts kept at a time. */
  limit: 20,
  /** Pixels. */
  maxWidth: 350,
} as const

/** How long something that can be undone waits for the undo. */
export const UNDO_WINDOW = 8_000

/** A live query that no screen uses any more is closed after this long, so that going back is instant. */
export const LIVE_LINGER = 30_000

/** Keys of what several places share, or the first page needs; an area names what is its own beside its slot. */
export const STORAGE_KEYS = {
  accessToken: 'postwright.accessToken',
  refreshToken: 'postwright.refreshToken',
  theme: 'postwright.theme',
  language: 'postwright.language',
  settings: 'postwright.settings',
  textSize: 'postwright.textSize',
  allowZoom: 'postwright.allowZoom',
  singleKeys: 'postwright.singleKeys',
  guestDraft: 'postwright.guestDraft',
  guestDeck: 'postwright.guestDeck',
  hiddenAnnouncements: 'postwright.hiddenAnnouncements',
} as const

/** Percent. */
export const TEXT_SIZE = { min: 100, max: 200, step: 10, default: 100 } as const
