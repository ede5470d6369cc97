import { tokenize, tokenTypes } from 'css-tree'

/** What leads out of the drawing, takes long to draw, or is written so that it cannot be told. */
const REFUSED = /[@\\<]|dasharray|filter|mask|clip|marker|font|content/i
const REFUSED_FUNCTIONS = new Set(['url(', 'var(', 'attr('])
const OWN = /^#[\w.:-]+$/
/** Properties that decide about blending, which a plain drawing has no part in, and are the usual ones in exports. */
const HARMLESS = new Set(['mix-blend-mode', 'isolation', 'mask-type'])
const HARMLESS_BEGINNINGS = ['-inkscape-', 'font-']
const UNREAD: ReadonlySet<number> = new Set([tokenTypes.Comment, tokenTypes.CDO, tokenTypes.CDC])
const UNREADABLE: ReadonlySet<number> = new Set([tokenTypes.BadUrl, tokenTypes.BadString])

/**
 * Rules or declarations of a drawing that colour its shapes; null when they say anything else. What a browser shows at night, on
 * paper or on a phone is left out: a logo is drawn as it is without.
 */
export function plainCss(css: string): string | null {
  let kept = ''
  let piece = ''
  let calls = 0
  let isRefused = false
  /** Blocks that are open inside of a media query, itself included. */
  let inMedia = 0

  const end = (mark: string) => {
    const isBlock = mark === '{'
    const text = isBlock ? piece : declarationOf(piece, calls)
    isRefused ||= text === null || (isBlock && calls > 0) || REFUSED.test(text)
    kept += `${text ?? ''}${mark}`
    piece = ''
    calls = 0
  }
  const token = (type: number, text: string) => {
    const isOpening = type === tokenTypes.LeftCurlyBracket
    if (isOpening && (inMedia > 0 || piece.trimStart().toLowerCase().startsWith('@media'))) {
      inMedia += 1
      piece = ''
    } else if (inMedia > 0) inMedia -= type === tokenTypes.RightCurlyBracket ? 1 : 0
    else if (isOpening || type === tokenTypes.RightCurlyBracket || type === tokenTypes.Semicolon) end(text)
    else {
      isRefused ||= UNREADABLE.has(type)
      if (type === tokenTypes.Url || REFUSED_FUNCTIONS.has(text.toLowerCase())) calls += 1
      piece += text
    }
  }

  tokenize(css, (type, from, to) => {
    if (!UNREAD.has(type)) token(type, css.slice(from, to))
  })
  end('')
  return isRefused || inMedia > 0 ? null : kept
}

/** A paint of the drawing itself, and nothing else. */
export function isLocalPaint(value: string): boolean {
  return afterOwnPaint(value) === ''
}

/** A declaration as it is kept: empty for one that changes nothing, null for one that leads elsewhere. */
function declarationOf(piece: string, calls: number): string | null {
  const [property = '', ...values] = piece.split(':')
  const name = property.trim().toLowerCase()
  if (HARMLESS.has(name) || HARMLESS_BEGINNINGS.some((begin) => name.startsWith(begin))) return ''
  if (calls === 0) return piece
  const isPaint = (name === 'fill' || name === 'stroke') && calls === 1
  return isPaint && afterOwnPaint(values.join(':')) !== null ? piece : null
}

/** What follows a paint of the drawing itself in a value; null when it does not begin with one. */
function afterOwnPaint(value: string): string | null {
  const text = value.trim()
  const end = text.indexOf(')')
  if (!text.toLowerCase().startsWith('url(') || end === -1) return null
  const id = text.slice('url('.length, end).replaceAll(/["']/g, '').trim()
  return OWN.test(id) ? text.slice(end + 1).trim() : null
}
