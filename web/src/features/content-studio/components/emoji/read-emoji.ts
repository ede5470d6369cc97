import all from 'emojibase-data/en/compact.json'
import { z } from 'zod'

/** Unicode's groups in their order; what only colours skin and hair is no emoji of its own. */
export const EMOJI_GROUPS = [0, 1, 3, 4, 5, 6, 7, 8, 9] as const

const emojiSchema = z.object({
  label: z.string(),
  unicode: z.string(),
  group: z.int().optional(),
  tags: z.array(z.string()).default([]),
})

export type Emoji = { text: string; name: string; group: number; words: string }

/** Every emoji with the words that it is found by. The list is part of the product's own code: nothing is fetched elsewhere. */
export const ALL_EMOJI: readonly Emoji[] = z
  .array(emojiSchema)
  .parse(all)
  .flatMap(({ label, unicode, group, tags }) => {
    if (group === undefined || group === 2) return []
    return [{ text: unicode, name: label, group, words: [label, ...tags].join(' ').toLowerCase() }]
  })

/** The emoji whose words contain each of what was typed. */
export function findEmoji(typed: string): readonly Emoji[] {
  const asked = typed
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
  return asked.length === 0 ? ALL_EMOJI : ALL_EMOJI.filter(({ words }) => asked.every((word) => words.includes(word)))
}
