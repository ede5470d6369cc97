/** The service for videos cannot use a file; `code` is its own, or ours where the service said none. */
export class VideoError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message || code)
    this.name = 'VideoError'
    this.code = code
  }
}

/** Codes of `app.bsky.video.defs#jobStatus` that say nothing about the file: another try may succeed. */
const PASSING = new Set(['pds_upload_failure', 'generic_failure', ''])

export function isPassing({ code }: VideoError): boolean {
  return PASSING.has(code)
}
