const MARK = '…'
/** Minimum length of a secret; no network has shorter secrets, and removing shorter text would damage ordinary words. */
const SECRET_LENGTH_MIN = 6
/** Minimum length of a secret's prefix that is removed from the end of a text: ordinary texts often end with shorter ones by chance. */
const BEGINNING_MIN = 5
/** Maximum characters that are searched, because more are never shown. */
const TEXT_MAX = 5_000
/** Patterns of tokens, app passwords and authorisation headers, whether known to us or not. */
const SECRET_SHAPES =
  /eyJ[\w-]+\.[\w-]+\.[\w-]*|\b[a-z0-9]{4}(?:-[a-z0-9]{4}){3}\b|\b(?:bearer|basic|dpop)\s+[\w.~+/=-]{6,}/gi

/**
 * Returns a server's text that is safe to store, log and show: without anything that looks like a secret, and without the given secrets in any
 * encoding (plain, in a URL, in base 64, in hexadecimal, backwards).
 */
export function redactSecrets(text: string, secrets: Iterable<string> = []): string {
  const forms = [...secrets].filter(({ length }) => length >= SECRET_LENGTH_MIN).flatMap(spellingsOf)
  const longestFirst = forms.sort((a, b) => b.length - a.length)
  const hidden = longestFirst.reduce((rest, form) => hide(rest, form), text.slice(0, TEXT_MAX))
  return hidden.replace(SECRET_SHAPES, MARK)
}

/**
 * Returns a text without the given secret in any encoding, and without its prefix at the end of a text that is still arriving. Nothing else is
 * removed, because users read the text.
 */
export function hideSecret(text: string, secret: string): string {
  const spellings = spellingsOf(secret).sort((a, b) => b.length - a.length)
  const hidden = spellings.reduce((rest, spelling) => rest.replaceAll(spelling, MARK), text)
  const begun = Math.max(0, ...spellings.map((spelling) => beginningAtEnd(hidden, spelling)))
  return begun === 0 ? hidden : hidden.slice(0, -begun) + MARK
}

/** Returns the length of a secret's prefix at the end of a text; 0 when it is too short to be certain. */
function beginningAtEnd(text: string, secret: string): number {
  for (let size = Math.min(text.length, secret.length - 1); size >= BEGINNING_MIN; size -= 1) {
    if (text.endsWith(secret.slice(0, size))) return size
  }
  return 0
}

function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8')
  const hex = bytes.toString('hex')
  const percents = hex.replace(/../g, '%$&')
  const reversed = [...secret].toReversed().join('')
  const all = [
    secret,
    encodeURIComponent(secret),
    secret.replaceAll('-', ''),
    reversed,
    hex,
    hex.toUpperCase(),
    hex.replace(/..(?=.)/g, '$& '),
    percents,
    percents.toUpperCase(),
    ...[0, 1, 2].flatMap((before) => base64Within(bytes, before)),
  ]
  return [...new Set(all)].filter(({ length }) => length >= SECRET_LENGTH_MIN)
}

/** Returns the base 64 characters of bytes at a given offset that do not depend on the adjacent bytes. */
function base64Within(bytes: Buffer, before: number): string[] {
  const all = Buffer.concat([Buffer.alloc(before), bytes])
  const [begin, end] = [Math.ceil((before * 8) / 6), Math.floor((all.length * 8) / 6)]
  return [all.toString('base64').slice(begin, end), all.toString('base64url').slice(begin, end)]
}

function hide(text: string, form: string): string {
  return text.replace(new RegExp(form.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'), 'gi'), MARK)
}
