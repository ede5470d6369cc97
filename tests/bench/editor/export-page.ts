import { toPng } from 'html-to-image'
import { jsPDF } from 'jspdf'
import { domToPng } from 'modern-screenshot'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import type { Scene } from '@postwright/core/scene/scene'
import { drawSlides } from '@/decks/export/draw-slides.ts'
import { type ExportKind, requestOf } from '@/decks/export/export-request.ts'
import { runExport } from '@/decks/export/run-export.ts'
import { writeSvg } from '@/decks/export/svg/write-svg.ts'
import { measured } from './measured.ts'

/** Cost of one way of exporting. `block` is the longest time for which the page was unresponsive; times are in milliseconds. */
export type Figures = { time: number; block: number; bytes: number }

export type ExportBench = Record<
  'idle' | 'ours' | 'ourDocument' | 'htmlToImage' | 'modernScreenshot' | 'jsPdf',
  () => Promise<Figures>
>

declare global {
  interface Window {
    exportBench: ExportBench
  }
}

const SLIDES = 10

/** Ten slides, repeated from one design. */
function sceneOfTen(): Scene {
  const [template] = DECK_TEMPLATES
  if (!template) throw new Error('There is no design')
  let ids = 0
  const newSlideId = () => `slide${(ids += 1)}`
  const begun = () => beginFromTemplate(template, { name: 'Ten slides', deckId: 'deck1', newSlideId })
  const first = begun()
  const own = [first, begun(), begun(), begun(), begun()].flatMap(({ slides }) => slides)
  const shown = own.filter(({ kind }) => kind !== 'common').slice(0, SLIDES)
  return { deck: first.deck, slides: [...first.slides.filter(({ kind }) => kind === 'common'), ...shown] }
}

const scene = sceneOfTen()
const slideIds = scene.slides.filter(({ kind }) => kind !== 'common').map(({ id }) => id)

async function request(kind: ExportKind) {
  const source = () => Promise.reject(new Error('The design has no pictures'))
  const slideTitle = (number: number) => `Slide ${number}`
  const choices = { kind, formats: [scene.deck.format], slideIds, isZipped: false }
  return requestOf(scene, choices, { source, slideTitle, createdAt: Date.now() })
}

async function sizeOfOurs(kind: ExportKind): Promise<number> {
  const run = { onProgress: () => undefined, signal: new AbortController().signal }
  const { files } = await runExport(await request(kind), run)
  return files.reduce((sum, { blob }) => sum + blob.size, 0)
}

/** The same slides as SVG elements in the page, which the browser draws. */
async function elements(): Promise<HTMLElement[]> {
  const { slides } = await drawSlides(await request({ type: 'png', scale: 1 }))
  return slides.map(({ drawing }) => {
    const element = document.createElement('div')
    element.style.width = `${drawing.width}px`
    element.style.height = `${drawing.height}px`
    const svg = writeSvg(drawing, '', { picture: () => null, blurred: () => null, outline: () => null, fontRules: '' })
    element.append(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement)
    document.body.append(element)
    return element
  })
}

async function eachElement(draw: (element: HTMLElement) => Promise<string>): Promise<number> {
  let bytes = 0
  for (const element of await elements()) {
    bytes += (await draw(element)).length * 0.75
    element.remove()
  }
  return bytes
}

async function measuredBytes(work: () => Promise<number>): Promise<Figures> {
  const { count: bytes, ...times } = await measured(work)
  return { ...times, bytes }
}

async function imageDocument(): Promise<number> {
  const { width, height } = { width: 1080, height: 1350 }
  const doc = new jsPDF({ unit: 'px', format: [width, height], hotfixes: ['px_scaling'] })
  for (const [at, element] of (await elements()).entries()) {
    if (at > 0) doc.addPage([width, height])
    doc.addImage(await domToPng(element), 'PNG', 0, 0, width, height)
    element.remove()
  }
  return doc.output('arraybuffer').byteLength
}

window.exportBench = {
  idle: () => measuredBytes(() => new Promise((settle) => setTimeout(settle, 1_000, 0))),
  ours: () => measuredBytes(() => sizeOfOurs({ type: 'png', scale: 1 })),
  ourDocument: () => measuredBytes(() => sizeOfOurs({ type: 'pdf', author: 'Ada', language: 'en' })),
  htmlToImage: () => measuredBytes(() => eachElement((element) => toPng(element, { pixelRatio: 1 }))),
  modernScreenshot: () => measuredBytes(() => eachElement((element) => domToPng(element, { scale: 1 }))),
  jsPdf: () => measuredBytes(imageDocument),
}
