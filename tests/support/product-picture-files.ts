import { PICTURE_WINDOWS, pictureFile, PRODUCT_PICTURES } from '../../web/src/public/product-images.ts'

/** Stored files of each image: kind, width in pixels, and the window with its aspect ratio. */
export const PICTURE_KINDS = [
  { kind: 'wide.avif', width: 1600, window: PICTURE_WINDOWS.wide },
  { kind: 'wide.webp', width: 1280, window: PICTURE_WINDOWS.wide },
  { kind: 'phone.avif', width: 780, window: PICTURE_WINDOWS.phone },
] as const

/** All image files that public pages show. */
export function imageFiles() {
  return PRODUCT_PICTURES.flatMap((name) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      PICTURE_KINDS.map(({ kind, width, window }) => ({ file: pictureFile(name, scheme, kind), width, window })),
    ),
  )
}
