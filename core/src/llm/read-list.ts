const MARK = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/

/** The entries of an answer that lists things, one a line, without their marks and quotes. */
export function readList(answer: string): string[] {
  const entries = answer
    .split('\n')
    .map((line) =>
      line
        .replace(MARK, '')
        .trim()
        .replace(/^["“](.*)["”]$/u, '$1')
        .trim(),
    )
    .filter((line) => line !== '')
  return [...new Set(entries)]
}
