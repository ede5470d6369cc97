/** How many spaces and tabs stand right before a place. */
export function countBlanksBefore(text: string, at: number): number {
  let from = at
  while (from > 0 && isBlank(text.charAt(from - 1))) from -= 1
  return at - from
}

function isBlank(letter: string): boolean {
  return letter === ' ' || letter === '\t'
}
