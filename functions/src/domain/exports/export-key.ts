/** Where the result of an export is kept. */
export function exportKeyOf(uid: string, jobId: string): string {
  return `exports/${uid}/${jobId}`
}
