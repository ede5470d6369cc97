/** A text without one stretch of it and the blanks before that; a line that nothing is left on goes too. */
export function takeOut(text: string, start: number, end: number): string {
  const before = text.slice(0, start).replace(/[^\S\n]+$/u, '')
  const after = text.slice(end).replace(/^[^\S\n]+(?=\n|$)/u, '')
  const isLineEmpty = (before === '' || before.endsWith('\n')) && (after === '' || after.startsWith('\n'))
  return (isLineEmpty ? before + after.slice(1) : before + after).replace(/\n{3,}/g, '\n\n').trim()
}
