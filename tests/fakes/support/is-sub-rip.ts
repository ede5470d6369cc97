const BLOCK = /^(\d+)\n(\d{2,}:\d{2}:\d{2},\d{3}) --> (\d{2,}:\d{2}:\d{2},\d{3})\n(?:(?!.*-->).+\n?)+$/

/** Whether a file is SubRip as its readers want it: blocks numbered from 1, with hours and commas in their times, and words. */
export function isSubRip(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const blocks = text.trimEnd().split(/\n{2,}/)
  return blocks.every((block, index) => {
    const [, number, from = '', to = ''] = BLOCK.exec(block) ?? []
    return Number(number) === index + 1 && from < to
  })
}
