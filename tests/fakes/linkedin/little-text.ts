const RESERVED = '|{}@[]()<>#\\*_~'
const MENTION = /^@\[([^\]]*)\]\(urn:li:(?:person|organization):\w+\)/
const TEMPLATE = /^\{hashtag\|\\?[#＃]\|([^}]*)\}/
const HASHTAG = /^#[\p{L}\p{N}]+/u

/** The text that readers see. As on LinkedIn, a reserved character that is neither escaped nor part of an element cuts off the rest. */
export function readLittleText(commentary: string): string {
  let shown = ''
  let rest = commentary
  while (rest !== '') {
    const [first = ''] = rest
    const second = rest.charAt(1)
    const mention = MENTION.exec(rest)
    const template = TEMPLATE.exec(rest)
    const hashtag = HASHTAG.exec(rest)
    if (first === '\\' && second !== '' && RESERVED.includes(second)) {
      shown += second
      rest = rest.slice(2)
    } else if (mention ?? template ?? hashtag) {
      shown += mention?.[1] ?? (template ? `#${template[1]}` : (hashtag?.[0] ?? ''))
      rest = rest.slice((mention ?? template ?? hashtag)?.[0].length)
    } else if (RESERVED.includes(first)) {
      return shown
    } else {
      shown += first
      rest = rest.slice(first.length)
    }
  }
  return shown
}
