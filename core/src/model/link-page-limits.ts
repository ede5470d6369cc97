/** One page for each workspace. */
export const LINK_PAGES_MAX = 1
export const LINK_PAGE_TITLE_MAX = 60
export const LINK_PAGE_BIO_MAX = 300
export const LINK_PAGE_BLOCKS_MAX = 12
export const LINK_PAGE_HEADING_MAX = 60
/** Links in one block. */
export const LINK_PAGE_LINKS_MAX = 12
export const LINK_PAGE_LABEL_MAX = 80
/** Characters of an address: with every link and deck there may be, a page still fits one document. */
export const LINK_PAGE_URL_MAX = 1_000
/** Different decks on one page. */
export const LINK_PAGE_DECKS_MAX = 6
/** Posts that one block shows. */
export const LINK_PAGE_POSTS_MAX = 6
/** Channels that one block names. */
export const LINK_PAGE_CHANNELS_MAX = 10
export const LINK_PAGE_PHONE_MAX = 30
export const PAGE_NAME_MIN = 3
export const PAGE_NAME_MAX = 30
/** A name that was given up leads to the new one this long, in milliseconds. */
export const PAGE_NAME_HOLD = 30 * 24 * 60 * 60 * 1000
/** Earlier names of a workspace that still lead to its page; the oldest is free first. */
export const EARLIER_NAMES_MAX = 3
/** Days of which the editor shows clicks. */
export const CLICK_DAYS = 28
