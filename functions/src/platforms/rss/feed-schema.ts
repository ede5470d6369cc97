/** Version of the documents of feeds and of their items. */
export const FEED_SCHEMA = 1
