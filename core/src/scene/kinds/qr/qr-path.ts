import qrcode from 'qrcode-generator'
import { roundLength } from '../../box.ts'

/** Quiet zone around a code in modules, for detection by cameras. */
const QUIET = 4
/** Error correction levels: a code tolerates 15 % damage if the text is short enough, otherwise 7 %. */
const LEVELS = ['M', 'L'] as const

/**
 * Returns the dark modules of a QR code as one path in a square of this side; null if the text is empty or too long for a code.
 * Modules are whole or half pixels if the side has room, so that their edges stay sharp in large images.
 */
export function qrPath(text: string, side: number): string | null {
  const code = text === '' ? null : encode(text)
  if (!code) return null
  const count = code.getModuleCount()
  const exact = side / (count + 2 * QUIET)
  const cell = exact >= 2 ? Math.floor(exact * 2) / 2 : exact
  const start = (side - count * cell) / 2
  const rows = Array.from({ length: count }, (_, row) => {
    const y = roundLength(start + row * cell)
    return darkRuns(count, (column) => code.isDark(row, column))
      .map(({ from, length }) => {
        const width = roundLength(length * cell)
        return `M${roundLength(start + from * cell)} ${y}h${width}v${roundLength(cell)}h${-width}z`
      })
      .join('')
  })
  return rows.join('')
}

function encode(text: string) {
  // The encoder expects one character per UTF-8 byte.
  const bytes = encodeURIComponent(text.toWellFormed()).replaceAll(/%(..)/g, (_, byte: string) =>
    String.fromCodePoint(Number.parseInt(byte, 16)),
  )
  for (const level of LEVELS) {
    const code = qrcode(0, level)
    code.addData(bytes)
    try {
      code.make()
      return code
    } catch {
      // The text is too long for this level.
    }
  }
  return null
}

function darkRuns(count: number, isDark: (column: number) => boolean): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (let column = 0; column < count; column += 1) {
    if (!isDark(column)) continue
    const last = runs.at(-1)
    if (last && last.from + last.length === column) last.length += 1
    else runs.push({ from: column, length: 1 })
  }
  return runs
}
