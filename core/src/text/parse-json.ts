/** What a JSON text says; null when it is none. Its schema decides about the rest. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
