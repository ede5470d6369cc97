import type { FontCategory } from '@postwright/core/fonts/font-family'

type Style = { weight: number; isItalic: boolean; category: FontCategory }

const WEIGHT_AT = 4
const PANOSE_AT = 32
const SELECTION_AT = 62
const ITALIC = 0x0001
const OBLIQUE = 0x0200
const FIXED_PITCH_AT = 12
/** Families of Panose, and its serifs from which on there are none. */
const [TEXT, HAND, DECORATIVE] = [2, 3, 4]
const [FIRST_SERIF, FIRST_WITHOUT] = [2, 11]

/** How heavy and slanted a font is and what it is for, as its tables say. */
export function readStyle(os2: Buffer, post: Buffer | undefined, family: string): Style {
  const stated = os2.readUInt16BE(WEIGHT_AT)
  const selection = os2.length >= SELECTION_AT + 2 ? os2.readUInt16BE(SELECTION_AT) : 0
  return {
    weight: Math.min(900, Math.max(100, Math.round(stated / 100) * 100)),
    isItalic: (selection & (ITALIC | OBLIQUE)) !== 0,
    category: categoryOf(os2, post, family),
  }
}

function categoryOf(os2: Buffer, post: Buffer | undefined, family: string): FontCategory {
  const isFixed = post !== undefined && post.length >= FIXED_PITCH_AT + 4 && post.readUInt32BE(FIXED_PITCH_AT) !== 0
  if (isFixed || /\b(mono|code)\b/i.test(family)) return 'mono'
  const kind = os2[PANOSE_AT] ?? 0
  const serif = os2[PANOSE_AT + 1] ?? 0
  if (kind === HAND) return 'hand'
  if (kind === DECORATIVE) return 'display'
  if (kind === TEXT && serif >= FIRST_SERIF) return serif < FIRST_WITHOUT ? 'serif' : 'sans'
  return /\bserif\b/i.test(family) && !/sans/i.test(family) ? 'serif' : 'sans'
}
