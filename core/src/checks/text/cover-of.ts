import type { Stretch, TextAnalysis } from './text-analysis.ts'

/** Answers which link, hashtag or mention overlaps a range, in the time of a search in sorted ranges. */
export function coverOf({ links, tags, mentions }: TextAnalysis): (range: Stretch) => Stretch | undefined {
  const covers: Stretch[] = [...links, ...tags, ...mentions].toSorted((a, b) => a.from - b.from)
  return ({ from, to }) => {
    let [low, high] = [0, covers.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((covers[middle]?.to ?? 0) <= from) low = middle + 1
      else high = middle
    }
    const found = covers[low]
    return found && found.from < to ? found : undefined
  }
}
