import { readFileSync } from 'node:fs'
import { zlibSync } from 'fflate'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type { DocumentImage } from '@/decks/export/pdf/document-image.ts'
import { writePdf } from '@/decks/export/pdf/make-documents.ts'
import { drawingOf } from '../../web/decks/support/sample-drawing.ts'
import { readPdf } from './read-pdf.ts'

const INTER = new Uint8Array(readFileSync('node_modules/@fontsource/inter/files/inter-latin-700-normal.woff'))

/** Four pixels, half of them transparent where `isOpaque` is false. */
function pictureOf(isOpaque: boolean): DocumentImage {
  const colors = { kind: 'pixels' as const, bytes: zlibSync(new Uint8Array(12).fill(120)) }
  return { width: 2, height: 2, colors, opacity: isOpaque ? null : zlibSync(new Uint8Array([0, 0, 255, 255])) }
}

export async function written(...groups: DrawGroup[]) {
  const { bytes, notes } = await writePdf(
    {
      title: 'Three ideas',
      author: 'Ada',
      language: 'en',
      createdAt: new Date(0),
      slides: [{ title: 'Slide 1', drawing: drawingOf(...groups) }],
    },
    {
      measure: {
        widthOf: (text, { size }) => text.length * size * 0.5,
        metricsOf: () => ({ ascent: 1, descent: 0.2 }),
      },
      cut: (text) => text.split(/(😀)/u).map((piece) => ({ text: piece, file: piece === '😀' ? null : 'inter' })),
      fontFile: (file) => Promise.resolve(file === 'inter' ? INTER : null),
      picture: ({ mediaId }) => Promise.resolve(mediaId === 'gone' ? null : pictureOf(mediaId !== 'logo')),
      shadow: () => Promise.resolve({ picture: pictureOf(false), box: { x: 40, y: 30, width: 240, height: 140 } }),
      rasterise: () => Promise.resolve({ picture: pictureOf(false), box: { x: 0, y: -20, width: 24, height: 24 } }),
    },
  )
  return { ...readPdf(bytes), bytes, notes }
}
