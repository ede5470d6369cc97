/** A text in which spellings of the same letters are alike, with the place in the original of each of its units. */
export type FoldedText = { text: string; places: readonly number[] }

/**
 * Letters without case, full-width and composed forms, “ß” as “ss”, and one kind of apostrophe: two texts that a reader takes
 * for the same are the same.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘ʼ＇`]/g, "'")
}

/** Folds a text letter by letter, so that what is found in it can be shown in the original. */
export function foldText(text: string): FoldedText {
  const places: number[] = []
  let folded = ''
  for (const { 0: letter, index } of text.matchAll(/\P{M}\p{M}{0,8}|\p{M}/gsu)) {
    const plain = foldLetters(letter)
    for (let at = 0; at < plain.length; at += 1) places.push(index)
    folded += plain
  }
  places.push(text.length)
  return { text: folded, places }
}
