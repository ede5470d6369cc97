import { type Box, roundLength, type Point } from '../box.ts'
import type { DrawFill, DrawItem, DrawStroke } from '../draw-node.ts'
import { ownValue } from '../../own-value.ts'

export type PathItem = Extract<DrawItem, { kind: 'path' }>

/** @param box bounds of the path in pixels of the layer, across which gradients extend */
export function pathItem(path: string, box: Box, fill: DrawFill, stroke: DrawStroke | null = null): PathItem {
  return { kind: 'path', path, fill, stroke, box }
}

/** Parameters of each path command: `h` horizontal, `v` vertical, `r` radius (scaled, not moved), `-` unchanged. */
const KINDS: Readonly<Record<string, string>> = {
  M: 'hv',
  L: 'hv',
  H: 'h',
  V: 'v',
  C: 'hvhvhv',
  S: 'hvhv',
  Q: 'hvhv',
  T: 'hv',
  A: 'rr---hv',
  Z: '',
}

/** Scales and moves a path; relative commands are only scaled. Flags of arcs may be written without a space, as in `a2 2 0 012 2`. */
export function transformPath(path: string, scale: number, by: Point): string {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)]
    .map(([, command = '', given = '']) => {
      const kinds = ownValue(KINDS, command.toUpperCase()) ?? ''
      const numbers = numbersOf(given, kinds)
      const moved = numbers.map((number, at) => {
        const kind = kinds[at % kinds.length]
        if (kind === '-') return number
        const isAbsolute = command === command.toUpperCase()
        const offset = isAbsolute && kind !== 'r' ? (kind === 'h' ? by.x : by.y) : 0
        return roundLength(number * scale + offset)
      })
      return `${command}${moved.join(' ')}`
    })
    .join('')
}

function numbersOf(text: string, kinds: string): number[] {
  const numbers: number[] = []
  let rest = text
  while (rest.trim() !== '') {
    const isFlag = kinds === KINDS['A'] && [3, 4].includes(numbers.length % 7)
    const match = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?\d*\.?\d+(?:e-?\d+)?)/).exec(rest)
    if (!match) break
    numbers.push(Number(match[1]))
    rest = rest.slice(match[0].length)
  }
  return numbers
}
