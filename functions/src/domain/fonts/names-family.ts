/** Whether a text in some layers, or anything else that is kept as data, is set in a family. */
export function namesFamily(stored: unknown, family: string): boolean {
  return JSON.stringify(stored ?? null).includes(`"family":${JSON.stringify(family)}`)
}
