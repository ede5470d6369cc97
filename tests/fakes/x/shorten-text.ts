import twitter from 'twitter-text'

type Url = { start: number; end: number; url: string; expanded_url: string; display_url: string; media_key?: string }

/** A post's text as X returns it: links shortened, one link appended for media, and `&`, `<` and `>` escaped. */
export function shortenText(
  text: string,
  { id, username, mediaKeys }: { id: string; username: string; mediaKeys: readonly string[] },
): { text: string; urls: Url[] } {
  const urls: Url[] = []
  let shown = ''
  let last = 0
  const add = (address: string, more: Partial<Url> = {}) => {
    const url = `https://t.co/${`${id}${urls.length}`.slice(-10)}`
    const start = [...shown].length
    shown += url
    const full = /^https?:/i.test(address) ? address : `http://${address}`
    urls.push({
      start,
      end: start + [...url].length,
      url,
      expanded_url: full,
      display_url: address.slice(0, 27),
      ...more,
    })
  }
  for (const { url, indices } of twitter.extractUrlsWithIndices(text)) {
    shown += escapeHtml(text.slice(last, indices[0]))
    add(url)
    last = indices[1]
  }
  shown += escapeHtml(text.slice(last))
  const [mediaKey] = mediaKeys
  if (mediaKey !== undefined) {
    if (shown !== '') shown += ' '
    add(`https://x.com/${username}/status/${id}/photo/1`, { media_key: mediaKey })
  }
  return { text: shown, urls }
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
