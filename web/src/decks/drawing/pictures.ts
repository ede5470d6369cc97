/** A decoded picture. */
export type Picture = ImageBitmap | OffscreenCanvas | HTMLCanvasElement

/** The pictures that a drawing names, as far as they are there. */
export type Pictures = { get(mediaId: string): Picture | null }

export const NO_PICTURES: Pictures = { get: () => null }
