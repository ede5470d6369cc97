/** A handle without the sign that some networks keep with it. */
export function plainHandle(handle: string): string {
  return handle.replace(/^@/, '')
}
