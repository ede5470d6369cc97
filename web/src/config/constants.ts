/** Constants that only the client uses. Times are in milliseconds. */

export const REQUEST_TIMEOUT = 360_000
/** Time a tab waits for another tab's refresh before it refreshes itself. */
export const REFRESH_LOCK_WAIT = 5_000

export const PROGRESS = { minimum: 0.08, trickleRate: 0.02, trickleSpeed: 800, speed: 200 } as const

export const TOAST = {
  blank: 4_000,
  error: 4_000,
  custom: 4_000,
  success: 2_000,
  /** Maximum number of toasts kept at a time. */
  limit: 20,
  /** Maximum width in pixels. */
  maxWidth: 350,
} as const

/** Default time for which a message offers to undo an action. */
export const UNDO_WINDOW = 8_000

/** Time after which an unused live query is closed; until then, going back is instant. */
export const LIVE_LINGER = 30_000

/** Storage keys that several areas share or the first page needs; an area keeps its own keys next to its slot. */
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

/** Range and default of the text size in percent. */
export const TEXT_SIZE = { min: 100, max: 200, step: 10, default: 100 } as const
