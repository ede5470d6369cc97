const PREFIX = 'media:'

/** The name under which publishers keep the upload of one file; the delivery record counts files by it. */
export function mediaStep(mediaId: string): string {
  return `${PREFIX}${mediaId}`
}

export function isMediaStep(key: string): boolean {
  return key.startsWith(PREFIX)
}
