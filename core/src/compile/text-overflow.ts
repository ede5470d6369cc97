import type { PlatformContract } from '../platforms/platform-contract.ts'
import { countText } from '../publishing/count-text.ts'
import { utf8Length } from '../text/utf8.ts'
import type { ChangeReason } from './change.ts'

/** Most bytes that a UTF-16 code unit takes in UTF-8. */
const BYTES_MAX = 3

/** Why a text is too long for one post on a channel, or null when it fits. */
export function textOverflow(contract: PlatformContract, text: string): ChangeReason | null {
  const { used, max } = countText(contract, text)
  if (used > max) return { code: 'text_limit', count: used, max }
  const { maxBytes } = contract.text
  if (maxBytes === null || text.length * BYTES_MAX <= maxBytes) return null
  const bytes = utf8Length(text)
  return bytes > maxBytes ? { code: 'bytes_limit', count: bytes, max: maxBytes } : null
}

/** Whether a text is within all limits of a network. */
export function textFits(contract: PlatformContract, text: string): boolean {
  return textOverflow(contract, text) === null
}
