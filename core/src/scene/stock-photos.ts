/** Photos included with the product, with their descriptions. They are our own, drawn by `npm run stock-photos`, and free of rights. */
export const STOCK_PHOTOS = [
  { id: 'stock-dunes', alt: 'Sand dunes in the evening sun' },
  { id: 'stock-peaks', alt: 'Mountain ridges in the mist' },
  { id: 'stock-sea', alt: 'Sunset over a calm sea' },
  { id: 'stock-forest', alt: 'Fir trees in the fog' },
  { id: 'stock-silk', alt: 'Folds of red silk' },
  { id: 'stock-leaves', alt: 'Shadows of palm leaves on a wall' },
  { id: 'stock-city', alt: 'City at night with lit windows' },
  { id: 'stock-vase', alt: 'Terracotta vase with dried flowers' },
  { id: 'stock-tomatoes', alt: 'Bowl of ripe tomatoes on a wooden table' },
  { id: 'stock-arch', alt: 'Arch and stairs in warm light' },
  { id: 'stock-desk', alt: 'Cup of coffee on a stack of books' },
  { id: 'stock-parcel', alt: 'Two parcels on a wooden table' },
  { id: 'stock-books', alt: 'Shelf with colourful books' },
] as const

export type StockPhoto = (typeof STOCK_PHOTOS)[number]['id']

/** Returns the path of a stock photo on the website; null for any other id, such as an image of a workspace. */
export function stockPhotoAddress(mediaId: string): string | null {
  return STOCK_PHOTOS.some(({ id }) => id === mediaId) ? `/stock/${mediaId}.webp` : null
}
