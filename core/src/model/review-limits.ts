/** The size of one review link, the open ones of a workspace, and the acts of guests by one. */
export const REVIEW_POSTS_MAX = 50
export const REVIEW_DECKS_MAX = 10
export const REVIEW_LINKS_MAX = 200
export const REVIEW_LINK_ACTS_MAX = 1_000
export const REVIEW_LINK_NAME_MAX = 60
/** Longer than any secret of a review link. */
export const REVIEW_TOKEN_MAX = 300
