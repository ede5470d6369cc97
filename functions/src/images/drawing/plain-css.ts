import { tokenize, tokenTypes } from 'css-tree'

/** Syntax that references anything outside the drawing, is slow to render, or cannot be analysed. */
const REFUSED = /[@\\<]|dasharray|filter|mask|clip|marker|font|content/i
const REFUSED_FUNCTIONS = new Set(['url(', 'var(', 'attr('])
const OWN = /^#[\w.:-]+$/
/** Properties that have no effect in a plain drawing but are common in exported files. */
const HARMLESS = new Set(['mix-blend-mode', 'isolation', 'mask-type'])
const HARMLESS_BEGINNINGS = ['-inkscape-', 'font-']
const UNREAD: ReadonlySet<number> = new Set([tokenTypes.Comment, tokenTypes.CDO, tokenTypes.CDC])
const UNREADABLE: ReadonlySet<number> = new Set([tokenTypes.BadUrl, tokenTypes.BadString])

/**
 * Returns the rules or declarations of a drawing that colour its shapes; null when they do anything else. All rules in media queries, such as those
 * for dark mode, print or phones, are dropped.
 */
export function plainCss(css: string): string | null {
  let kept = ''
  let piece = ''
  let calls = 0
  let isRefused = false
  /** Number of open blocks in a media query, including the query itself. */
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

/** Returns whether a value consists only of a paint defined in the drawing itself. */
export function isLocalPaint(value: string): boolean {
  return afterOwnPaint(value) === ''
}

/** Returns the sanitised declaration: empty for one that has no effect, null for one that references anything but a paint of the drawing. */
function declarationOf(piece: string, calls: number): string | null {
  const [property = '', ...values] = piece.split(':')
  const name = property.trim().toLowerCase()
  if (HARMLESS.has(name) || HARMLESS_BEGINNINGS.some((begin) => name.startsWith(begin))) return ''
  if (calls === 0) return piece
  const isPaint = (name === 'fill' || name === 'stroke') && calls === 1
  return isPaint && afterOwnPaint(values.join(':')) !== null ? piece : null
}

/** Returns the remainder of a value after a paint defined in the drawing itself; null when it does not begin with one. */
function afterOwnPaint(value: string): string | null {
  const text = value.trim()
  const end = text.indexOf(')')
  if (!text.toLowerCase().startsWith('url(') || end === -1) return null
  const id = text.slice('url('.length, end).replaceAll(/["']/g, '').trim()
  return OWN.test(id) ? text.slice(end + 1).trim() : null
}
