/** The pictures of the product that public pages show; `npm run pictures` takes them anew. */
export const PRODUCT_PICTURES = ['composer', 'scheduler', 'published', 'overview', 'channels'] as const

export type ProductPictureName = (typeof PRODUCT_PICTURES)[number]

/** Of the window that is photographed, in pixels of the style sheet; pictures keep its proportions. */
export const PICTURE_WINDOW = { width: 1280, height: 800 }

/** Widths of the files, for wide and narrow screens. */
export const PICTURE_WIDTHS = [1280, 640] as const

/** The file's address. */
export function pictureFile(name: ProductPictureName, scheme: 'light' | 'dark', width: number): string {
  return `/pictures/${name}-${scheme}-${width}.webp`
}
