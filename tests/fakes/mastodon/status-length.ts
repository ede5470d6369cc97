const ADDRESS = /https?:\/\/\S+/g
const REMOTE_MENTION = /(@\w+)@[\w.-]+\w/g
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How Mastodon counts: each address as 23 characters, of a mention only the name, and the content warning too. */
export function statusLength(text: string, warning: string): number {
  const counted = warning + text.replace(ADDRESS, 'x'.repeat(23)).replace(REMOTE_MENTION, '$1')
  return [...graphemes.segment(counted)].length
}
