/** Parses JSON; null if the text is invalid. A schema validates the result. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
