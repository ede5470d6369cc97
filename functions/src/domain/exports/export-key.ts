/** Where the file of a job is kept: the result of an export, the source of an import. */
export function exportKeyOf(uid: string, jobId: string): string {
  return `exports/${uid}/${jobId}`
}
