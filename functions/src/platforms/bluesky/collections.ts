/** Collections of an account's repository. */
export const POSTS = 'app.bsky.feed.post'
export const PROFILE = 'app.bsky.actor.profile'
