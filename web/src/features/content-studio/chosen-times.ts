import { z } from 'zod'
import { STORAGE_KEYS } from '@/config/constants.ts'
import { storageSlot } from '@/lib/storage-slot.ts'

/** Of the posts that were planned last; the times of older drafts are forgotten. */
const TIMES_MAX = 200

const timesSchema = z.array(z.object({ postId: z.string(), local: z.string().max(16), tzid: z.string().max(64) }))
const slot = storageSlot(STORAGE_KEYS.chosenTimes, timesSchema, [])

/** The wall-clock time that was chosen for a draft and not scheduled yet, on this device; undefined for none. */
export function chosenTimeOf(postId: string, tzid: string): string | undefined {
  return slot.read().find((each) => each.postId === postId && each.tzid === tzid)?.local
}

/** Keeps the time with the draft until it is scheduled; null forgets it. */
export function keepChosenTime(postId: string, tzid: string, local: string | null): void {
  const others = slot.read().filter((each) => each.postId !== postId)
  if (local === null) slot.write(others)
  else slot.write([...others, { postId, local, tzid }].slice(-TIMES_MAX))
}
