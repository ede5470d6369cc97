import { createHash } from 'node:crypto'
import { makePdf } from '../../support/pdfs.ts'

const bytes = makePdf()

/** A document that the matrix sends in one part. */
export const ACCESS_PDF = {
  file: { bytes, type: 'application/octet-stream' },
  announced: { name: 'mine.pdf', mime: 'application/pdf' as const, bytes: bytes.length },
  part: { offset: 0, sha256: createHash('sha256').update(bytes).digest('hex') },
}
