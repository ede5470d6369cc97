/** Patterns for first sentences with a number, a contrast, or a story. */
export const NUMBER = /\p{N}/u

export const CONTRAST = /\b(?:but|instead|not|never|until|without|however|yet|unlike|stop)\b/i

export const STORY =
  /^(?:I|We|My|Our|Last|Yesterday|When|One|In \d{4})\b.*\b(?:was|were|had|went|lost|made|found|sat|ran|said|asked|wrote|built|took|did|\w+ed)\b/
