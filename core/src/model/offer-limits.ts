/** Of what people offer to all others: its words, its size as JSON, and how much of it one person has waiting. */
export const OFFER_TITLE_MAX = 60
export const OFFER_DESCRIPTION_MAX = 300
export const OFFER_NOTE_MAX = 1_000
export const OFFER_BYTES_MAX = 400_000
/** Layers and letters of a whole design: each is laid out in every case and format. */
export const OFFER_LAYERS_MAX = 600
export const OFFER_LETTERS_MAX = 40_000
export const OFFERS_WAITING_MAX = 10
export const GALLERY_TAGS_MIN = 3
