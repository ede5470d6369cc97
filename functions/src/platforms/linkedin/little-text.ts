/** Organisation at LinkedIn, with the name that follows an `@` in the text. */
export type Mention = { name: string; urn: string }

/** Characters with a meaning in LinkedIn's text format. A hashtag of letters and digits matches as a whole, because it stays a hashtag. */
const RESERVED = /(?<![\p{L}\p{N}_])#(?=[\p{L}\p{N}]*\p{L})[\p{L}\p{N}]+(?![\p{L}\p{N}_])|[\\<>#~_|[\]*(){}@]/gu
const ESCAPED = /\\([\\<>#~_|[\]*(){}@])|@\[((?:\\.|[^\]\\]){1,400})\]\(urn:li:(?:person|organization):\w{1,40}\)/g
const WORD = /[\p{L}\p{N}_]/u

/**
 * Returns a text in LinkedIn's format: special characters escaped so that they are shown, hashtags unchanged so that they are links, and mentions as
 * elements. https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/little-text-format (2026-11-29)
 */
export function toLittleText(text: string, mentions: readonly Mention[] = []): string {
  const longestFirst = mentions.toSorted((a, b) => b.name.length - a.name.length)
  let [written, plain, at] = ['', 0, 0]
  while (at >= 0 && at < text.length) {
    at = text.indexOf('@', at)
    if (at < 0) break
    const found = longestFirst.find(({ name }) => isMentioned(text, at, name))
    const end = at + 1 + (found?.name.length ?? 0)
    if (found) {
      written += `${escape(text.slice(plain, at))}@[${escape(found.name)}](${found.urn})`
      plain = end
    }
    at = end
  }
  return written + escape(text.slice(plain))
}

/** Returns whether a text contains `@name` as a whole word. */
export function hasMention(text: string, name: string): boolean {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) if (isMentioned(text, at, name)) return true
  return false
}

/** Returns the original text of a commentary that was created by `toLittleText`. */
export function fromLittleText(commentary: string): string {
  return commentary.replaceAll(ESCAPED, (_, sign: string | undefined, name: string | undefined) =>
    sign === undefined ? `@${fromLittleText(name ?? '')}` : sign,
  )
}

function isMentioned(text: string, at: number, name: string): boolean {
  const end = at + 1 + name.length
  if (name === '' || text.slice(at + 1, end) !== name) return false
  return !WORD.test(text.charAt(at - 1)) && !WORD.test(text.charAt(end))
}

const escape = (text: string) => text.replaceAll(RESERVED, (found) => (found.length > 1 ? found : `\\${found}`))
