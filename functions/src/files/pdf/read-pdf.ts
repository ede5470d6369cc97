import type { ByteSource } from '../../domain/ports/files.ts'
import { PdfSyntaxError } from './parse-value.ts'
import { dictOf, nameOf, numberOf, numbersOf, type PdfDict, type PdfValue } from './pdf-value.ts'
import { type PdfIndex, readIndex } from './read-index.ts'
import { readObject } from './read-object.ts'

export type PdfFacts = { pages: number; width: number; height: number }

/** Levels of the tree of pages. */
const LEVELS_MAX = 40

/**
 * Pages of a PDF and the size of its first one in points, read from its index without rendering or running anything in it.
 * @returns `locked` for one that is encrypted
 * @throws Error for a damaged one
 */
export async function readPdf(source: ByteSource): Promise<PdfFacts | 'locked'> {
  const index = await readIndex(source)
  if (index.trailer.has('Encrypt')) return 'locked'
  const open = opener(source, index)
  const root = dictOf(await open(index.trailer.get('Root')))
  const tree = dictOf(await open(root?.get('Pages')))
  const pages = numberOf(await open(tree?.get('Count')))
  if (!tree || pages === null || !Number.isInteger(pages) || pages < 1) throw new PdfSyntaxError('there are no pages')
  return { pages, ...(await firstPageSize(open, tree)) }
}

type Open = (value: PdfValue | undefined) => Promise<PdfValue | undefined>

function opener(source: ByteSource, index: PdfIndex): Open {
  return async (value) => (value?.kind === 'reference' ? readObject(source, index, value.id) : value)
}

/** The size is said by the page or by what it belongs to. */
async function firstPageSize(open: Open, tree: PdfDict): Promise<{ width: number; height: number }> {
  let node: PdfDict | null = tree
  let box: number[] | null = null
  for (let level = 0; node && level < LEVELS_MAX; level += 1) {
    box = numbersOf(await open(node.get('MediaBox'))) ?? box
    const kids: PdfValue | undefined = nameOf(node.get('Type')) === 'Page' ? undefined : await open(node.get('Kids'))
    node = kids?.kind === 'list' ? dictOf(await open(kids.items[0])) : null
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = box ?? []
  const size = { width: Math.round(Math.abs(right - left)), height: Math.round(Math.abs(top - bottom)) }
  if (size.width < 1 || size.height < 1) throw new PdfSyntaxError('the first page has no size')
  return size
}
