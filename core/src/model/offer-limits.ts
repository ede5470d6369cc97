/** Limits of contributions to the gallery: text lengths, size as JSON, and number of waiting contributions per person. */
export const OFFER_TITLE_MAX = 60
export const OFFER_DESCRIPTION_MAX = 300
export const OFFER_NOTE_MAX = 1_000
export const OFFER_BYTES_MAX = 400_000
/** Maximum number of layers and letters of a whole design, which is laid out in every case and format. */
export const OFFER_LAYERS_MAX = 600
export const OFFER_LETTERS_MAX = 40_000
export const OFFERS_WAITING_MAX = 10
export const GALLERY_TAGS_MIN = 3
/** Counting of the items affected by a takedown stops at this number. */
export const TAKEDOWN_COUNT_MAX = 1_000
/** Maximum number of contributions decided at once. */
export const OFFERS_AT_ONCE_MAX = 50
/** Number of published template versions that are listed. */
export const TEMPLATE_VERSIONS_SHOWN = 20
