import { describe, expect, it } from 'vitest'
import { packObjects } from '@/decks/export/pdf/pack-objects.ts'
import { createFiles } from '../../../functions/src/files/create-files.ts'
import { makePdf } from '../../support/pdfs.ts'
import { readPdf } from './read-pdf.ts'

const packed = (pages: number) => packObjects(new Uint8Array(makePdf({ pages })))

describe('the objects of a document', () => {
  it.each([1, 98, 99, 300])('are found by another reader when they are packed, of %i pages', async (pages) => {
    const bytes = packed(pages)
    const read = ({ start, end }: { start: number; end: number }) => Promise.resolve(bytes.subarray(start, end))
    expect(await createFiles().recognise({ size: bytes.length, read })).toMatchObject({
      pages,
      width: 595,
      height: 842,
    })
  })

  it('are the same as before, in a few of the bytes', () => {
    const before = makePdf({ pages: 300 })
    const after = packed(300)
    expect(after.length).toBeLessThan(before.length / 5)
    const { objects } = readPdf(after)
    expect(objects).toContain('<< /Type /Catalog /Pages 2 0 R /Note (a \\) bracket and (a pair)) >>')
    expect(objects.match(/<< \/Type \/Page \/Parent 2 0 R >>/g)).toHaveLength(300)
  })

  it('of a file that our writer has not made are not guessed', () => {
    expect(() => packObjects(new Uint8Array(Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n')))).toThrow(/index/)
  })
})
