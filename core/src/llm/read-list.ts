const MARK = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/

/** Reads the entries of a list in a model's response, one per line, without their bullets and quotation marks, and without duplicates. */
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
