/** The server an account lives on unless its owner names another. */
export const BLUESKY_DEFAULT_SERVICE = 'https://bsky.social'
