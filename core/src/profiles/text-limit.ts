import type { ProfileTextLimit } from '../platforms/profile-facts.ts'
import { TEXT_UNITS } from '../text/text-units.ts'
import { utf8Length } from '../text/utf8.ts'

/** Length of a text as the network of the limit counts. */
export function lengthIn(text: string, { unit }: ProfileTextLimit): number {
  return TEXT_UNITS[unit](text)
}

/** Whether the network takes the text. */
export function fitsLimit(text: string, limit: ProfileTextLimit): boolean {
  const isShort = limit.maxBytes === undefined || utf8Length(text) <= limit.maxBytes
  return isShort && lengthIn(text, limit) <= limit.max
}
