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
/** What a takedown affects is counted up to this. */
export const TAKEDOWN_COUNT_MAX = 1_000
/** Offers that are decided about at once. */
export const OFFERS_AT_ONCE_MAX = 50
/** Published versions of a template that are listed. */
export const TEMPLATE_VERSIONS_SHOWN = 20
