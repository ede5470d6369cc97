/** The images of the product that public pages show; `npm run pictures -- site-pictures` takes them anew. */
export const PRODUCT_PICTURES = [
  'calendar',
  'campaigns',
  'composer',
  'ideas',
  'queues',
  'simulator',
  'deck',
  'designs',
  'videos',
  'optimizer',
  'brand',
  'personas',
  'timing',
  'analytics',
  'competitors',
  'approvals',
  'review',
  'published',
  'overview',
  'channels',
  'profiles',
  'link-page',
  'models',
  'data',
] as const

export type ProductPictureName = (typeof PRODUCT_PICTURES)[number]

/** The windows that are photographed, in pixels of the style sheet; images keep their proportions. */
export const PICTURE_WINDOWS = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 600 },
} as const

/** Windows up to this width show what the product looks like on a phone. */
export const PHONE_PICTURE_MEDIA = '(max-width: 40rem)'

/** The file's address: WebP for browsers that know no AVIF, which are none of today's phones. */
export function pictureFile(
  name: ProductPictureName,
  scheme: 'light' | 'dark',
  kind: 'wide.avif' | 'wide.webp' | 'phone.avif',
): string {
  return `/pictures/${name}-${scheme}-${kind}`
}
