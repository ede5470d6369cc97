/** Screenshots on public pages; `npm run pictures -- site-pictures` generates them. */
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

export type ProductImageName = (typeof PRODUCT_PICTURES)[number]

/** Viewports of the screenshots, in CSS pixels; images keep their aspect ratio. */
export const PICTURE_WINDOWS = {
  wide: { width: 1280, height: 800 },
  phone: { width: 390, height: 600 },
} as const

/** Media query for windows that show the phone screenshots. */
export const PHONE_PICTURE_MEDIA = '(max-width: 40rem)'

/**
 * Returns the address of a screenshot. WebP is for browsers without AVIF support; phone images have no WebP version, because all current phones
 * support AVIF.
 */
export function pictureFile(
  name: ProductImageName,
  scheme: 'light' | 'dark',
  kind: 'wide.avif' | 'wide.webp' | 'phone.avif',
): string {
  return `/pictures/${name}-${scheme}-${kind}`
}
