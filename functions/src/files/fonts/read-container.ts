import { FONT_UNPACKED_BYTES_MAX } from '@postwright/core/fonts/font-limits'
import type { FontReport } from '@postwright/core/model/font'
import { Refused } from './refused.ts'

/** Where WOFF and WOFF2 say how large the font is without compression. */
const UNPACKED_AT = 16

/**
 * What a file is by its first bytes, before anything unpacks it.
 * @throws Refused when it is no font, several, or too large once unpacked
 */
export function readContainer(file: Buffer): FontReport['format'] {
  if (file.length < 44) throw new Refused('not_a_font')
  const magic = file.toString('latin1', 0, 4)
  switch (magic) {
    case '\0\u0001\0\0':
    case 'true':
      return 'ttf'
    case 'OTTO':
      return 'otf'
    case 'ttcf':
      throw new Refused('collection')
    case 'wOFF':
    case 'wOF2':
      if (file.readUInt32BE(8) !== file.length) throw new Refused('broken')
      if (file.readUInt32BE(UNPACKED_AT) > FONT_UNPACKED_BYTES_MAX) throw new Refused('too_complex')
      return magic === 'wOFF' ? readWoff(file) : 'woff2'
    default:
      throw new Refused('not_a_font')
  }
}

/** The tables say again how large each of them is, and that is what is unpacked. */
function readWoff(file: Buffer): 'woff' {
  const count = file.readUInt16BE(12)
  if (44 + count * 20 > file.length) throw new Refused('broken')
  let sum = 0
  for (let place = 0; place < count; place += 1) sum += file.readUInt32BE(44 + place * 20 + 12)
  if (sum > FONT_UNPACKED_BYTES_MAX) throw new Refused('too_complex')
  return 'woff'
}
