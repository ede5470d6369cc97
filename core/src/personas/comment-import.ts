/** Splits a pasted text into comments: at blank lines if there are any, otherwise at each line break. */
export function splitComments(text: string): string[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim()
  const parts = /\n\s*\n/.test(lines) ? lines.split(/\n\s*\n/) : lines.split('\n')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Patterns for headers of comment columns in several languages, in lower case, most specific first. */
const HEADERS: readonly RegExp[] = [
  /comment|kommentar|commentaire|comentario|commento|reactie|komentarz/,
  /review|rezension|bewertungstext|avis|rese(?:ñ|n)a|recensione|feedback|opinion/,
  /body|message|content|nachricht|inhalt|mensaje|messaggio/,
  /text|texto|testo|tekst|answer|antwort/,
]

const SAMPLE = 50

/** Returns the index of the column that contains the comments: by its header, otherwise the column with the most words. */
export function guessCommentColumn(headers: readonly string[], rows: readonly (readonly string[])[]): number {
  for (const words of HEADERS) {
    const at = headers.findIndex((header) => words.test(header.toLowerCase()))
    if (at >= 0) return at
  }
  const sample = rows.slice(0, SAMPLE)
  const lengths = headers.map((_, at) =>
    sample.reduce((sum, cells) => sum + (cells[at]?.trim().split(/\s+/).length ?? 0), 0),
  )
  return Math.max(0, lengths.indexOf(Math.max(...lengths)))
}
