import { matrixOf, type PdfMatrix } from './matrix-of.ts'
import type PDFDocument from 'pdfkit'
import type { PdfPage } from 'pdfkit'

/**
 * Writes a group of pieces that lie over each other as one object of the file, and that one with an opacity: each of them made
 * transparent by itself would show the others through.
 */
export function writeBlended(doc: PDFDocument, opacity: number, write: () => void): void {
  const { page } = doc
  const matrix = matrixOf(doc)
  const resources = doc.ref({ ProcSet: ['PDF', 'Text', 'ImageB', 'ImageC', 'ImageI'] })
  const form = doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [0, 0, page.width, page.height],
    // It is placed as the page is, whatever it is drawn in, because gradients are placed so.
    Matrix: inverse(matrix),
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' },
    Resources: resources,
  })
  form.write(`${matrix.map(toNumber).join(' ')} cm`)
  doc.page = pageInto(page, resources, (chunk) => form.write(chunk))
  write()
  doc.page = page
  resources.end()
  form.end()
  const name = `Group${form.id}`
  page.xobjects[name] = form
  doc.save()
  doc.opacity(opacity)
  doc.addContent(`/${name} Do`)
  doc.restore()
}

/** The page as it is while something is written elsewhere; its marks are those of the page. */
function pageInto(page: PdfPage, resources: PdfPage['resources'], write: (chunk: string) => void): PdfPage {
  const markings = { value: [], writable: true }
  return Object.create(page, { write: { value: write }, resources: { value: resources }, markings })
}

function inverse([a, b, c, d, e, f]: PdfMatrix): PdfMatrix {
  const determinant = a * d - b * c
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ]
}

function toNumber(value: number): string {
  return value.toFixed(6)
}
