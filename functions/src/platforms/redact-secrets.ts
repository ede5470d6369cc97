const MARK = '…'
/** Shorter text is no secret of a network, and removing it would damage ordinary words. */
const SECRET_LENGTH_MIN = 6
/** More is never shown, so more is never searched. */
const TEXT_MAX = 5_000
/** Tokens, app passwords and authorisation headers, known to us or not. */
const SECRET_SHAPES =
  /eyJ[\w-]+\.[\w-]+\.[\w-]*|\b[a-z0-9]{4}(?:-[a-z0-9]{4}){3}\b|\b(?:bearer|basic|dpop)\s+[\w.~+/=-]{6,}/gi

/**
 * A server's text, safe to be stored, logged and shown: without anything that looks like a secret, and without the given
 * secrets in any encoding (plain, in a URL, in base 64).
 */
export function redactSecrets(text: string, secrets: Iterable<string> = []): string {
  const forms = [...secrets].filter(({ length }) => length >= SECRET_LENGTH_MIN).flatMap(spellingsOf)
  const longestFirst = forms.sort((a, b) => b.length - a.length)
  const hidden = longestFirst.reduce((rest, form) => hide(rest, form), text.slice(0, TEXT_MAX))
  return hidden.replace(SECRET_SHAPES, MARK)
}

function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8')
  const base64 = bytes.toString('base64').replace(/=+$/, '')
  const joined = secret.replaceAll('-', '')
  const all = [secret, encodeURIComponent(secret), base64, bytes.toString('base64url'), joined]
  return [...new Set(all)].filter(({ length }) => length >= SECRET_LENGTH_MIN)
}

function hide(text: string, form: string): string {
  return text.replace(new RegExp(form.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'), 'gi'), MARK)
}
