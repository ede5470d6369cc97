/** Types of the used part of pdfkit; its published types lack tags, transparency and browsers. */
declare module 'pdfkit' {
  import type { OutlineFont } from '@/decks/fonts/text-path.ts'

  export type PdfColor = string | PdfGradient

  export type PdfGradient = { stop(at: number, color: string, opacity?: number): PdfGradient }

  /** Reference to an object of the file. */
  export type PdfRef = {
    id: number
    data: Record<string, unknown>
    write(chunk: string): void
    end(chunk?: string | Uint8Array): void
  }

  export type PdfPage = {
    width: number
    height: number
    xobjects: Record<string, PdfRef>
    ext_gstates: Record<string, PdfRef>
    resources: PdfRef
    markings: unknown[]
    write(chunk: string): void
  }

  /** An embedded image. `label` is its name on pages. */
  export type PdfImage = { label: string; width: number; height: number; obj: PdfRef }

  export type PdfStructureContent = object

  export type PdfStructure = {
    dictionary: PdfRef
    add(child: PdfStructure | PdfStructureContent): PdfStructure
    end(): void
  }

  export type StructureOptions = {
    title?: string
    lang?: string
    alt?: string
    /** Replacement text: the characters that the content represents. */
    actual?: string
    bbox?: [left: number, top: number, right: number, bottom: number]
    /** The scope of a table heading. */
    scope?: 'Row' | 'Column'
  }

  export type TextOptions = {
    baseline: 'alphabetic'
    lineBreak: false
    characterSpacing?: number
    horizontalScaling?: number
    /** OpenType features to switch on or off. */
    features?: Record<string, boolean>
  }

  export type DocumentOptions = {
    autoFirstPage: boolean
    pdfVersion: '1.7'
    tagged: boolean
    subset: 'PDF/UA'
    displayTitle: boolean
    lang: string
    font: null
    info: { Title: string; Author: string; Creator: string; Producer: string; CreationDate: Date }
  }

  export default class PDFDocument {
    constructor(options: DocumentOptions | { autoFirstPage: false; font: null })
    page: PdfPage
    /** The current font; its `font` is the parsed font file. */
    readonly _font: { font: OutlineFont & { hasGlyphForCodePoint(point: number): boolean } }
    /** Transform from the current drawing units to those of the page, whose origin is the bottom left corner. */
    readonly _ctm: [number, number, number, number, number, number]

    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: unknown) => void): this
    end(): void
    ref(data: Record<string, unknown>): PdfRef
    addContent(content: string): this
    addPage(options: { size: [number, number]; margin: number }): this

    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(x: number, y: number): this
    rotate(degrees: number, options?: { origin: [number, number] }): this

    path(d: string): this
    rect(x: number, y: number, width: number, height: number): this
    clip(): this
    fill(color: PdfColor): this
    stroke(color: string): this
    fillAndStroke(fill: PdfColor, stroke: string): this
    fillColor(color: PdfColor): this
    opacity(value: number): this
    lineWidth(width: number): this
    lineCap(cap: 'butt' | 'round'): this
    lineJoin(join: 'miter' | 'round'): this
    dash(lengths: readonly number[]): this
    undash(): this
    linearGradient(x1: number, y1: number, x2: number, y2: number): PdfGradient

    registerFont(name: string, bytes: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    text(text: string, x: number, y: number, options: TextOptions): this
    widthOfString(text: string, options?: Pick<TextOptions, 'characterSpacing' | 'features'>): number

    image(image: PdfImage, x: number, y: number, options: { width: number; height: number }): this

    link(
      x: number,
      y: number,
      width: number,
      height: number,
      address: string,
      options: { structParent: PdfStructure; Contents: object },
    ): this

    struct(type: string, options?: StructureOptions): PdfStructure
    addStructure(structure: PdfStructure): this
    markStructureContent(type: string): PdfStructureContent
    markContent(type: 'Artifact', options: { type: 'Layout' }): this
    endMarkedContent(): this
  }
}
