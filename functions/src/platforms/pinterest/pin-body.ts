import type { ChannelChoices } from '@postwright/core/platforms/channel-facts'
import { PINTEREST_CONTRACT } from '@postwright/core/platforms/pinterest/contract'
import { linksIn } from '@postwright/core/text/facets'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.pinterest

const LINK_MAX = 2_048
const IMAGES_MAX = PINTEREST_CONTRACT.media.images.max

/** Returns the pin in the network's format, without its media. It links to the chosen link, or the first one of the text. */
export function pinBody({
  content,
  connection,
}: Pick<PublishRequest, 'content' | 'connection'>): Record<string, string> {
  const { text, title, media, settings } = content
  const board = settings.board
  if (typeof board !== 'string' || board === '') throw new Unsendable('content_policy', WORDS.noBoard)
  const known = connection.choices.board
  if (known && known.length > 0 && !known.some(({ value }) => value === board)) {
    throw new Unsendable('content_policy', WORDS.boardGone)
  }
  const alt = media.find((file) => file.alt !== '')?.alt ?? ''
  const chosen = typeof settings.link === 'string' ? settings.link.trim() : ''
  const link = chosen || (linksIn(text).find(({ length }) => length <= LINK_MAX) ?? '')
  const section = sectionOf(board, settings.section, connection.choices.section)
  const fields = {
    board_id: board,
    board_section_id: section,
    title,
    description: text,
    alt_text: alt,
    link: link === '' ? '' : absolute(link),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/**
 * Returns the id of the chosen section, or an empty string if none of this board is chosen. The setting consists of the board's id, a slash and the
 * section's id; a section of another board does not apply to this pin.
 * @throws Unsendable when the section no longer exists
 */
function sectionOf(board: string, section: unknown, known: ChannelChoices[string] = []): string {
  if (typeof section !== 'string' || !section.startsWith(`${board}/`)) return ''
  if (known.length > 0 && !known.some(({ value }) => value === section)) {
    throw new Unsendable('content_policy', WORDS.sectionGone)
  }
  return section.slice(board.length + 1)
}

/** Links of a text may lack their protocol. */
const absolute = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`)

/** Returns the images of the pin by their addresses, which the network fetches during the call. */
export function imageSource({ content, mediaUrl }: Pick<PublishRequest, 'content' | 'mediaUrl'>): object {
  const urls = content.media.map(({ mediaId }) => mediaUrl(mediaId))
  const [first] = urls
  if (first === undefined) throw new Unsendable('media_format', WORDS.needsMedia)
  if (urls.length > IMAGES_MAX)
    throw new Unsendable('media_format', fillWords(WORDS.tooManyImages, { max: IMAGES_MAX }))
  return urls.length === 1
    ? { source_type: 'image_url', url: first }
    : { source_type: 'multiple_image_urls', items: urls.map((url) => ({ url })) }
}
