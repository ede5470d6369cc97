import { inflateSync } from 'node:zlib'

/** Objects of a PDF, including those in object streams, and its inflated contents. */
export function readPdf(bytes: Uint8Array): { objects: string; contents: string } {
  const text = Buffer.from(bytes).toString('latin1')
  const contents: string[] = []
  const packs: string[] = []
  for (const { index, 0: start } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue
    try {
      const inflated = inflateSync(bytes.subarray(index + start.length)).toString('latin1')
      const isPack = text.slice(text.lastIndexOf(' obj\n', index), index).includes('/Type /ObjStm')
      if (isPack) packs.push(inflated)
      else contents.push(inflated)
    } catch {
      // Some are not compressed.
    }
  }
  return { objects: [text, ...packs].join('\n'), contents: contents.join('\n') }
}

/** The structure elements in their order. */
export function tagsIn(objects: string): string[] {
  return [...objects.matchAll(/\/S \/(Document|Sect|H1|H2|P|L|LI|Lbl|LBody|Link|Figure|Span)\b/g)].map(
    ([, tag = '']) => tag,
  )
}
