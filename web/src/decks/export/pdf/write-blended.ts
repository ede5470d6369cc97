import type { DrawGroup } from '@postwright/core/scene/draw-node'
import { matrixOf, type PdfMatrix } from './page-matrix.ts'
import type PDFDocument from 'pdfkit'
import type { PdfPage } from 'pdfkit'

const PDF_BLENDS = {
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  darken: 'Darken',
  lighten: 'Lighten',
  softLight: 'SoftLight',
} as const satisfies Record<NonNullable<DrawGroup['blend']>, string>

/**
 * Writes a group of overlapping pieces as one form XObject, and applies an opacity and a blend mode to it. If each piece were transparent by itself,
 * the pieces below would show through.
 */
export function writeBlended(
  doc: PDFDocument,
  { opacity, blend }: Pick<DrawGroup, 'opacity'> & { blend: DrawGroup['blend'] },
  write: () => void,
): void {
  const { page } = doc
  const matrix = matrixOf(doc)
  const resources = doc.ref({ ProcSet: ['PDF', 'Text', 'ImageB', 'ImageC', 'ImageI'] })
  const form = doc.ref({
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [0, 0, page.width, page.height],
    // The object is placed in page units whatever the current units are, because gradients are placed in page units.
    Matrix: inverse(matrix),
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB', I: true },
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
  if (blend) {
    const state = doc.ref({ Type: 'ExtGState', BM: PDF_BLENDS[blend] })
    state.end()
    page.ext_gstates[`Blend${state.id}`] = state
    doc.addContent(`/Blend${state.id} gs`)
  }
  doc.addContent(`/${name} Do`)
  doc.restore()
}

/** Returns a copy of the page that writes elsewhere; its marked content belongs to the page. */
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
