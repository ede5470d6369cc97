/**
 * How people write on a network where it refuses neither way. A post is fitted to a channel by these, and each can be left out
 * for one post: none of them is a rule of the network.
 */
export type Habits = {
  /** Where a link at the end of a text stands. */
  links: 'text' | 'comment'
  /** A link in a text is shown as plain letters, and cannot be followed. */
  deadLinks?: true
  /** Where a block of hashtags at the end of a text stands. */
  hashtags: 'text' | 'comment'
  /** How a text names an account: by its handle, or by its name, where a handle in a text that an app sends leads nowhere. */
  mentions: 'handle' | 'name'
  /** Whether the posts of a thread say which of how many they are. */
  numbering: boolean
  /** About how many characters people read to the end of; null where none are known. */
  length: number | null
  /** How many hashtags are usual at most; null where they lead nowhere. */
  tags: number | null
}
