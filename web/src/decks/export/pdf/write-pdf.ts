import PDFDocument from 'pdfkit'
import { packObjects } from './pack-objects.ts'
import type { PdfNote, PdfRequest, PdfSources } from './pdf-slide.ts'
import { pdfParts } from './pdf-parts.ts'
import { prepareSlide } from './prepare-slide.ts'
import { writeSlide } from './write-slide.ts'

const CREATOR = 'Postwright'

/** Slides as a document: real text, a page for each slide, tagged for programs that read it aloud (PDF/UA). */
export async function writePdf(
  { title, author, language, slides, createdAt }: PdfRequest,
  sources: PdfSources,
  onSlide: (written: number) => void | Promise<void> = () => undefined,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; notes: PdfNote[] }> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    displayTitle: true,
    lang: language,
    font: null,
    info: { Title: title, Author: author, Creator: CREATOR, Producer: CREATOR, CreationDate: createdAt },
  })
  const written = bytesOf(doc)
  const root = doc.struct('Document', { title, lang: language })
  doc.addStructure(root)
  const parts = pdfParts(doc)
  const notes: PdfNote[] = []
  for (const [index, slide] of slides.entries()) {
    const { prepared, notes: found } = await prepareSlide(doc, slide.drawing, index, parts, sources)
    notes.push(...found)
    writeSlide(doc, slide.drawing, prepared, root, slide.title)
    await onSlide(index + 1)
  }
  root.end()
  doc.end()
  return { bytes: packObjects(await written), notes }
}

async function bytesOf(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await new Promise<void>((settle, fail) => {
    doc.on('data', (chunk) => chunks.push(new Uint8Array(chunk)))
    doc.on('end', settle)
    doc.on('error', fail)
  })
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
