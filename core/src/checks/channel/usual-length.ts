import { countGraphemes } from '../../text/text-lengths.ts'
import type { Check } from '../check.ts'

/** Multiples of the usual length: no points are lost up to the first, half of them up to the second, and all above it. */
const ROOM = 1.5
const FAR = 3

/** Finds texts much longer than readers of the network usually read to the end. */
export const usualLength: Check = {
  id: 'usualLength',
  version: 1,
  source: 'channel',
  weight: 4,
  run({ contract, text }) {
    const usual = contract?.habits.length ?? null
    if (usual === null || text.trim() === '') return null
    const length = countGraphemes(text.trim())
    if (length <= usual * ROOM) return []
    return [{ reason: 'long', values: { length, usual }, loss: length > usual * FAR ? 1 : 0.5 }]
  },
}
