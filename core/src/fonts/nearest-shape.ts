import type { FontFamily, FontShape } from './font-family.ts'

/**
 * The shape that a family has nearest to the one asked for, by the rules that browsers follow. It is asked for instead, so that
 * nothing thickens or slants letters by itself, which documents could not repeat.
 */
export function nearestShape(family: Pick<FontFamily, 'weights' | 'italics'>, wanted: FontShape): FontShape {
  const isItalic = wanted.isItalic && family.italics.length > 0
  return { weight: nearestWeight(isItalic ? family.italics : family.weights, wanted.weight), isItalic }
}

function nearestWeight(weights: readonly number[], wanted: number): number {
  if (weights.includes(wanted)) return wanted
  const lighter = weights.filter((weight) => weight < wanted).toSorted((a, b) => b - a)
  const heavier = weights.filter((weight) => weight > wanted).toSorted((a, b) => a - b)
  const upToMedium = wanted >= 400 && wanted <= 500 ? heavier.filter((weight) => weight <= 500) : []
  const inOrder = wanted > 500 ? [...heavier, ...lighter] : [...upToMedium, ...lighter, ...heavier]
  return inOrder[0] ?? wanted
}
