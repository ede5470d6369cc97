/** Parses JSON; null if the text is invalid. The result is not validated: callers use a schema. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
