/** A decoded picture. */
export type Picture = ImageBitmap | OffscreenCanvas | HTMLCanvasElement

/** The pictures that a drawing names, as far as they are there. */
export type Pictures = {
  get(mediaId: string): Picture | null
  /** The picture in fewer pixels, where it is drawn again and again; `reduction` is how many of its pixels become one. */
  reduced?(picture: Picture, reduction: number): Picture
}

export const NO_PICTURES: Pictures = { get: () => null }
