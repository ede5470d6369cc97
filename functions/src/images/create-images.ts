import type { Images } from '../domain/ports.ts'
import { fitImage } from './fit-image.ts'
import { normaliseImage } from './normalise-image.ts'
import { takeTurns } from './take-turns.ts'

/** Milliseconds that somebody who uploads waits for their turn, and that a delivery waits, which holds its lease longer. */
const UPLOAD_PATIENCE = 20_000
const DELIVERY_PATIENCE = 60_000

/** Pictures through libvips, one at a time. The libraries are loaded with the first call. */
export function createImages(): Images {
  const inTurn = takeTurns()
  return {
    normalise: (bytes) => inTurn(UPLOAD_PATIENCE, () => normaliseImage(bytes)),
    fit: (picture, maxBytes) => inTurn(DELIVERY_PATIENCE, () => fitImage(picture, maxBytes)),
  }
}
