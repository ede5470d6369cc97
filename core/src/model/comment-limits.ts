/** Numbers of comments that form, handler and tests agree on. Milliseconds unless the name says otherwise. */

export const COMMENT_TEXT_MAX = 2_000
export const COMMENT_MENTIONS_MAX = 20
/** Of the words that a comment is about, and of the text on either side of them. */
export const COMMENT_QUOTE_MAX = 500
export const COMMENT_CONTEXT_MAX = 64
/** Of one post or deck. */
export const COMMENTS_MAX = 500
/** People hear of a comment this long after it was written. */
export const COMMENT_NEWS_FOR = 7 * 24 * 60 * 60 * 1000
