import type PDFDocument from 'pdfkit'
import type { PdfImage } from 'pdfkit'
import type { DocumentImage } from './document-image.ts'
import { embedImage } from './embed-image.ts'
import type { Raster } from './pdf-slide.ts'

/** Parts that are stored once per document, however many slides use them; a part that could not be loaded is null. */
export type PdfParts = {
  /** Loads a font file into the document with the first call; resolves with false if the file could not be loaded. */
  font(file: string, fetchIt: () => Promise<Uint8Array | null>): Promise<boolean>
  picture(key: string | Raster, fetchIt: () => Promise<DocumentImage | null>): Promise<PdfImage | null>
  raster(key: string, make: () => Promise<Raster | null>): Promise<Raster | null>
}

export function pdfParts(doc: PDFDocument): PdfParts {
  const fonts = new Map<string, Promise<boolean>>()
  const pictures = new Map<string | Raster, Promise<PdfImage | null>>()
  const rasters = new Map<string, Promise<Raster | null>>()
  return {
    font: (file, fetchIt) =>
      once(fonts, file, async () => {
        const bytes = await fetchIt()
        if (bytes) doc.registerFont(file, bytes)
        return bytes !== null
      }),
    picture: (key, fetchIt) =>
      once(pictures, key, async () => {
        const picture = await fetchIt()
        return picture && embedImage(doc, picture)
      }),
    raster: (key, make) => once(rasters, key, make),
  }
}

function once<Key, Value>(known: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}
