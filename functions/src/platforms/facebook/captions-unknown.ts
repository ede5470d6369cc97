/** Beside a post whose worker ended before it could tell what became of the captions. */
export const CAPTIONS_UNKNOWN = 'Look at the video: whether it has its captions is not known.'
