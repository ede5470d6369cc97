import type { WriteOutcome } from '@/documents/draft-type.ts'
import type { PresenceDraft } from '../data/presence-drafts.ts'
import { SCENE_LENGTH_MAX } from '@postwright/core/limits'
import type { Point } from '@postwright/core/scene/box'
import type { DeckPresence } from '@postwright/core/collections/deck-presences'

/** Interval at which a tab reports its presence while nothing changes. */
export const HEARTBEAT = 25_000
/** Time without a report after which a user counts as gone. */
export const GONE_AFTER = 60_000
/**
 * Minimum time between reports for each other user in the deck: every report is read by all of them, so reports are less frequent in a deck with many
 * users.
 */
const PACE = 700

export type TellDeps = {
  create(id: string, presence: PresenceDraft): Promise<WriteOutcome>
  write(id: string, presence: PresenceDraft, rev: number): Promise<WriteOutcome>
  remove(id: string): Promise<WriteOutcome>
  /** Id of this tab's presence document. */
  id: string
  now(): number
  after(ms: number, run: () => void): () => void
}

export type PresenceSender = ReturnType<typeof createPresenceSender>

/**
 * Creates a sender that reports to other users that this tab has a deck open, and its selection, in one document that only this tab writes. Changes
 * are reported only while there are others; without them, only the heartbeat continues. The document is removed at the end, or expires.
 */
export function createPresenceSender(first: PresenceDraft, deps: TellDeps) {
  const { id } = deps
  let presence = first
  let rev = 0
  let told = -Infinity
  let isBusy = false
  let isOver = false
  let others = 0
  let isChanged = true
  let cancel = () => {}

  async function tell(): Promise<void> {
    cancel()
    if (isBusy || isOver) return
    isBusy = true
    isChanged = false
    told = deps.now()
    const outcome = rev === 0 ? await deps.create(id, presence) : await deps.write(id, presence, rev + 1)
    if (outcome === 'written') rev += 1
    isBusy = false
    if (!isOver) plan()
    else if (rev > 0) await deps.remove(id)
  }

  function plan() {
    cancel()
    if (isBusy || isOver) return
    const wait = isChanged && (others > 0 || rev === 0) ? Math.min(PACE * Math.max(1, others), HEARTBEAT) : HEARTBEAT
    cancel = deps.after(Math.max(0, told + wait - deps.now()), () => void tell())
  }

  return {
    begin: () => void tell(),
    change(next: Partial<PresenceDraft>) {
      presence = { ...presence, ...next }
      isChanged = true
      plan()
    },
    setOthers(next: number) {
      if (others === next) return
      others = next
      plan()
    },
    end() {
      isOver = true
      cancel()
      if (!isBusy && rev > 0) void deps.remove(id)
    },
  }
}

/** Time after which a resting pointer is no longer reported. */
export const POINTER_IDLE = 5_000

/** Minimum distance of a reported move, in pixels of the slide. */
const STEP_MIN = 6

type Deps = {
  change(presence: Pick<PresenceDraft, 'hasCursor' | 'cursorX' | 'cursorY'>): void
  after(ms: number, run: () => void): () => void
}

/** Returns a function that reports the position of this tab's pointer on the slide, and its absence once it rests or leaves the stage. */
export function createPointerSender({ change, after }: Deps): (at: Point | null) => void {
  let told: Point | null = null
  let cancel = () => {}

  function hide() {
    cancel()
    if (!told) return
    told = null
    change({ hasCursor: false, cursorX: 0, cursorY: 0 })
  }

  return (at) => {
    if (!at || Math.max(Math.abs(at.x), Math.abs(at.y)) > SCENE_LENGTH_MAX) return hide()
    if (told && Math.hypot(at.x - told.x, at.y - told.y) < STEP_MIN) return
    told = at
    change({ hasCursor: true, cursorX: Math.round(at.x), cursorY: Math.round(at.y) })
    cancel()
    cancel = after(POINTER_IDLE, hide)
  }
}

/** Colours of other users, dark enough for white text and distinguishable from each other. */
const COLORS = ['#b3261e', '#1f5fbf', '#2c7e49', '#8a3ffc', '#b0520a', '#a0246f', '#00717c', '#5b5f00']

/** Another tab that has the deck open, with its user's name, selection and pointer. */
export type DeckPeer = {
  id: string
  name: string
  color: string
  slideId: string
  selection: readonly string[]
  pointer: Point | null
}

/** Returns the other tabs that have the deck open now, each in a colour that is the same for every user. */
export function listPeers(
  rows: readonly DeckPresence[],
  { now, isMine }: { now: number; isMine: (id: string) => boolean },
): DeckPeer[] {
  return rows
    .filter(({ id, updatedAt }) => !isMine(id) && now - updatedAt < GONE_AFTER)
    .map(({ id, name, slideId, layerIds, hasCursor, cursorX, cursorY }) => ({
      id,
      name,
      color: colorOf(id),
      slideId,
      selection: layerIds,
      pointer: hasCursor ? { x: cursorX, y: cursorY } : null,
    }))
}

function colorOf(id: string): string {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7)
  return COLORS[sum % COLORS.length] ?? '#1f5fbf'
}
