import { ownValue } from '../../own-value.ts'
import { arrowsOutlines } from './outlines/arrows.ts'
import { businessOutlines } from './outlines/business.ts'
import { devicesOutlines } from './outlines/devices.ts'
import { foodOutlines } from './outlines/food.ts'
import { learningOutlines } from './outlines/learning.ts'
import { lifeOutlines } from './outlines/life.ts'
import { mediaOutlines } from './outlines/media.ts'
import { natureOutlines } from './outlines/nature.ts'
import { peopleOutlines } from './outlines/people.ts'
import { placesOutlines } from './outlines/places.ts'
import { signsOutlines } from './outlines/signs.ts'
import { socialOutlines } from './outlines/social.ts'
import { timeOutlines } from './outlines/time.ts'

const OUTLINES: Readonly<Record<string, string>> = {
  ...arrowsOutlines,
  ...signsOutlines,
  ...peopleOutlines,
  ...socialOutlines,
  ...mediaOutlines,
  ...businessOutlines,
  ...timeOutlines,
  ...devicesOutlines,
  ...placesOutlines,
  ...natureOutlines,
  ...foodOutlines,
  ...learningOutlines,
  ...lifeOutlines,
}

/** Returns the outline of an icon on a grid of 24; null for an unknown name. */
export function iconPath(name: string): string | null {
  return ownValue(OUTLINES, name) ?? null
}
