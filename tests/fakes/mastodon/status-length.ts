import twitter from 'twitter-text'

const { regexen } = twitter
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/*
 * Mastodon's servers find links with the patterns of twitter-text (imported here) and their own patterns for paths and queries. Links
 * and mentions follow their documentation and source: app/validators/status_length_validator.rb, app/lib/extractor.rb,
 * app/models/account.rb and config/initializers/twitter_regex.rb, read on 2026-11-29.
 */
const PATH_SIGN = String.raw`[^\p{White_Space}<>()?]`
const PATH_LAST = String.raw`(?:[^\p{White_Space}()?!*"'「」<>;:=,.$%\[\]~&\|@]|${regexen.validUrlBalancedParens.source})`
const PARENS = String.raw`\((?:${PATH_SIGN}+|${PATH_SIGN}*\(${PATH_SIGN}+\)${PATH_SIGN}*)\)`
const PATH = String.raw`(?:(?:${PATH_SIGN}*(?:${PARENS}${PATH_SIGN}*)*${PATH_LAST})|(?:${PATH_SIGN}+/))`
const BEYOND = String.raw`\u{a0}-\u{d7ff}\u{e000}-\u{fdcf}\u{fdf0}-\u{ffef}\u{10000}-\u{10fffd}`
const QUERY = String.raw`\?[a-z0-9!?*'\(\);:&=+$\/%#\[\]\-_.,~\|@\^${BEYOND}]*[a-z0-9_&=#\/\-${BEYOND}]`
const SCHEME = '(?:https?|dat|dweb|ipfs|ipns|ssb|gopher|gemini)://'
const DOMAIN = inUnicode(regexen.validDomain.source)
const LINK = new RegExp(
  String.raw`(${inUnicode(regexen.validUrlPrecedingChars.source)})((${SCHEME})?(${DOMAIN})(?::[0-9]+)?(/${PATH}*)?(?:${QUERY})?)`,
  'giu',
)
const SIGN_OF_WORD = String.raw`[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}]`
const NAME = '[A-Za-z0-9_]+(?:[.-]+[A-Za-z0-9_]+)*'
const MENTION = new RegExp(
  String.raw`(?<![=/]|${SIGN_OF_WORD})@((${NAME})(?:@(${SIGN_OF_WORD}+(?:[.-]+${SIGN_OF_WORD}+)*))?)`,
  'gu',
)

type Entity = { indices: [number, number]; shown: string }

/** Graphemes as Mastodon counts them: a link counts 23, a mention only its name, and the content warning counts too. */
export function statusLength(text: string, warning: string): number {
  const entities = [...linksIn(text), ...mentionsIn(text)].sort((a, b) => a.indices[0] - b.indices[0])
  let counted = warning
  let last = 0
  for (const { indices, shown } of entities) {
    if (indices[0] < last) continue
    counted += text.slice(last, indices[0]) + shown
    last = indices[1]
  }
  return [...graphemes.segment(counted + text.slice(last))].length
}

function linksIn(text: string): Entity[] {
  return [...text.matchAll(LINK)].flatMap((match): Entity[] => {
    const [all, , address = '', scheme, domain = ''] = match
    const short = regexen.validTcoUrl.exec(address)
    if (scheme === undefined || address.length > 4_096 || (short?.[1] ?? '').length > 40) return []
    if (domain.split('.').some((label) => label.length > 63)) return []
    const start = match.index + all.length - address.length
    return [{ indices: [start, start + (short?.[0] ?? address).length], shown: 'x'.repeat(23) }]
  })
}

function mentionsIn(text: string): Entity[] {
  return [...text.matchAll(MENTION)].flatMap((match): Entity[] => {
    const [all, , name = '', host = ''] = match
    const end = match.index + all.length
    if (regexen.endMentionMatch.test(text.slice(end)) || host.length > 253) return []
    return [{ indices: [match.index, end], shown: `@${name}` }]
  })
}

/** Removes needless escapes from a pattern of the library: Unicode mode forbids them. */
function inUnicode(source: string): string {
  return source.replaceAll(/\\([^\w\s\\^$.*+?()[\]{}|/-])/g, '$1')
}
