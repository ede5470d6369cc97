import type { PlatformContract } from '../platforms/platform-contract.ts'
import { countGraphemes } from '../text/graphemes.ts'
import { utf8Length } from '../text/utf8.ts'
import type { MediaType } from '../model/media.ts'

/** Something a network would refuse, found before it is called. */
export type ContentProblem =
  | { code: 'empty' }
  | { code: 'text_too_long'; count: number; max: number }
  | { code: 'text_too_heavy'; bytes: number; max: number }
  | { code: 'too_many_images'; count: number; max: number }
  | { code: 'image_type'; mediaId: string; mime: string }
  | { code: 'alt_too_long'; mediaId: string; count: number; max: number }

type CheckedContent = { text: string; media: readonly { mediaId: string; alt: string; mime: MediaType }[] }

/** The counter shown beside the text: how much is used and how much is left on this network. */
export function countText(contract: PlatformContract, text: string): { used: number; max: number; left: number } {
  const used = countGraphemes(text)
  return { used, max: contract.text.max, left: contract.text.max - used }
}

/**
 * Everything in the content that the network would refuse; the same check runs in the composer, the API and the publisher.
 * An image above the network's byte limit is no problem: the publisher re-encodes it.
 */
export function checkContent(contract: PlatformContract, content: CheckedContent): ContentProblem[] {
  const problems: ContentProblem[] = []
  if (content.text.trim() === '' && content.media.length === 0) problems.push({ code: 'empty' })
  const { used, max } = countText(contract, content.text)
  if (used > max) problems.push({ code: 'text_too_long', count: used, max })
  const bytes = utf8Length(content.text)
  if (bytes > contract.text.maxBytes) problems.push({ code: 'text_too_heavy', bytes, max: contract.text.maxBytes })
  const { maxImages, types, altMax } = contract.media
  if (content.media.length > maxImages) {
    problems.push({ code: 'too_many_images', count: content.media.length, max: maxImages })
  }
  for (const { mediaId, alt, mime } of content.media) {
    if (!types.some((type) => type === mime)) problems.push({ code: 'image_type', mediaId, mime })
    const count = countGraphemes(alt)
    if (count > altMax) problems.push({ code: 'alt_too_long', mediaId, count, max: altMax })
  }
  return problems
}
