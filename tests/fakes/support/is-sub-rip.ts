const BLOCK = /^(\d+)\n(\d{2,}:\d{2}:\d{2},\d{3}) --> (\d{2,}:\d{2}:\d{2},\d{3})\n(?:(?!.*-->).+\n?)+$/

/** Returns whether a file is valid SubRip: blocks numbered from 1, each with text and with hours and a comma in its times. */
export function isSubRip(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const blocks = text.trimEnd().split(/\n{2,}/)
  return blocks.every((block, index) => {
    const [, number, from = '', to = ''] = BLOCK.exec(block) ?? []
    return Number(number) === index + 1 && from < to
  })
}
