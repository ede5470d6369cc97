import type { Images } from '../domain/ports/images.ts'
import { cropImage } from './crop-image.ts'
import { drawLogo } from './drawing/draw-logo.ts'
import { fitImage } from './fit-image.ts'
import { hashLook, makeSmallImage } from './small-image.ts'
import { normaliseImage } from './normalise-image.ts'
import { takeTurns } from './take-turns.ts'

/** Milliseconds that an upload waits in the queue, and that a delivery waits, which has more time. */
const UPLOAD_WAIT_MAX = 20_000
const DELIVERY_WAIT_MAX = 60_000

/** Pictures through libvips, one at a time. The libraries are loaded with the first call. */
export function createImages(): Images {
  const inTurn = takeTurns()
  // A drawing may take seconds: pictures do not wait for it.
  const drawnInTurn = takeTurns()
  return {
    normalise: (bytes) => inTurn(UPLOAD_WAIT_MAX, () => normaliseImage(bytes)),
    drawn: (bytes) => drawnInTurn(UPLOAD_WAIT_MAX, () => drawLogo(bytes)),
    fit: (picture, limits) => inTurn(DELIVERY_WAIT_MAX, () => fitImage(picture, limits)),
    small: ({ bytes }) => inTurn(UPLOAD_WAIT_MAX, () => makeSmallImage(bytes)),
    look: (bytes) => inTurn(UPLOAD_WAIT_MAX, () => hashLook(bytes)),
    crop: (picture, crop) => inTurn(UPLOAD_WAIT_MAX, () => cropImage(picture, crop)),
  }
}
