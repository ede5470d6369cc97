/** Collections of an account's repository. */
export const POSTS = 'app.bsky.feed.post'
export const THREADGATES = 'app.bsky.feed.threadgate'
export const POSTGATES = 'app.bsky.feed.postgate'
export const PROFILE = 'app.bsky.actor.profile'
