/** How often letters come in English text, in hundredths of a percent of all letters; spaces come as often as they part words. */
const FREQUENCIES: readonly [character: string, weight: number][] = [
  [' ', 1918],
  ['e', 1270],
  ['t', 906],
  ['a', 817],
  ['o', 751],
  ['i', 697],
  ['n', 675],
  ['s', 633],
  ['h', 609],
  ['r', 599],
  ['d', 425],
  ['l', 403],
  ['c', 278],
  ['u', 276],
  ['m', 241],
  ['w', 236],
  ['f', 223],
  ['g', 202],
  ['y', 197],
  ['p', 193],
  ['b', 149],
  ['v', 98],
  ['k', 77],
  ['j', 15],
  ['x', 15],
  ['q', 10],
  ['z', 7],
]

/**
 * The average width of English text in a font, in parts of its size. Fonts of equal averages take about the same room.
 * @param widthOf the advance of a character, in parts of the size
 */
export function averageWidth(widthOf: (character: string) => number): number {
  const total = FREQUENCIES.reduce((sum, [, weight]) => sum + weight, 0)
  return FREQUENCIES.reduce((sum, [character, weight]) => sum + widthOf(character) * weight, 0) / total
}
