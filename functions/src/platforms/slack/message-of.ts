import type { PublishRequest } from '../../domain/ports/networks.ts'

/** The most characters of one section. */
const SECTION_MAX = 3000

/**
 * The message of a post. With pictures its text lies in sections, because the plain text is only what notifications show then;
 * Slack fetches each picture from its address.
 */
export function messageOf({ content, mediaUrl }: Pick<PublishRequest, 'content' | 'mediaUrl'>): object {
  const text = escapeText(content.text)
  const unfurls = content.settings.linkPreviews !== false
  const shared = { text, unfurl_links: unfurls, unfurl_media: unfurls }
  if (content.media.length === 0) return shared
  const images = content.media.map(({ mediaId, alt }, index) => ({
    type: 'image',
    image_url: mediaUrl(mediaId),
    alt_text: alt.trim() === '' ? `Image ${index + 1}` : alt,
  }))
  return { ...shared, blocks: [...sectionsOf(text), ...images] }
}

/** The three signs that Slack's own markup is made of. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function sectionsOf(text: string): object[] {
  const sections: object[] = []
  for (let rest = text; rest.trim() !== '';) {
    const end = endOfSection(rest)
    sections.push({ type: 'section', text: { type: 'mrkdwn', text: rest.slice(0, end) } })
    rest = rest.slice(end).trimStart()
  }
  return sections
}

/** Between two lines or words where there is room for it, and never inside an escaped sign. */
function endOfSection(text: string): number {
  if (text.length <= SECTION_MAX) return text.length
  const start = text.slice(0, SECTION_MAX)
  const gap = Math.max(start.lastIndexOf('\n'), start.lastIndexOf(' '))
  if (gap > SECTION_MAX / 2) return gap
  const sign = start.lastIndexOf('&')
  return sign > SECTION_MAX - 6 && !start.slice(sign).includes(';') ? sign : SECTION_MAX
}
