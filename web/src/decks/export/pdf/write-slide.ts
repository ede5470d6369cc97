import type { DrawGrid, DrawGroup, DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import type PDFDocument from 'pdfkit'
import type { PdfStructure } from 'pdfkit'
import { isBlendedTogether } from '../../drawing/paint-together.ts'
import type { PreparedSlide } from './prepared-slide.ts'
import { slideTags, type SlideTags } from './slide-tags.ts'
import { spokenGrid, tableTags } from './table-tags.ts'
import { textTags, type TextTags } from './text-tags.ts'
import { writeBlended } from './write-blended.ts'
import { writeImage } from './write-image.ts'
import { writePath } from './write-items.ts'
import { writeText } from './write-text.ts'

/** State of writing. `inside` is the element being written, null for decoration and undefined for none; nothing inside an element starts another one. */
type Pen = {
  doc: PDFDocument
  prepared: PreparedSlide
  tags: SlideTags
  texts: TextTags
  opacity: number
  inside?: PdfStructure | null
}

/** Writes a slide as its own page, one point per pixel. */
export function writeSlide(
  doc: PDFDocument,
  drawing: SlideDrawing,
  prepared: PreparedSlide,
  root: PdfStructure,
  title: string,
): void {
  doc.addPage({ size: [drawing.width, drawing.height], margin: 0 })
  const tags = slideTags(doc, root, title)
  const pen = { doc, prepared, tags, texts: textTags(tags), opacity: 1 }
  for (const group of drawing.items) writeGroup(pen, group)
  tags.end()
}

function writeGroup(pen: Pen, group: DrawGroup): void {
  if (group.opacity <= 0) return
  const { doc, tags } = pen
  const { box, rotation } = group
  const opacity = pen.opacity * group.opacity
  doc.save()
  doc.translate(box.x + box.width / 2, box.y + box.height / 2)
  doc.rotate(rotation)
  doc.translate(-box.width / 2, -box.height / 2)
  const isBlended = group.blend !== undefined || (group.opacity < 1 && (group.shadow || isBlendedTogether(group)))
  if (isBlended) {
    // A form counts as a single piece of content, so nothing in it starts an element.
    const inForm = { ...pen, opacity: 1, inside: null }
    const write = () =>
      writeBlended(doc, { opacity, blend: group.blend }, () => {
        writeShadow(pen, group)
        writeEach(inForm, group)
      })
    if (pen.inside === undefined) tags.tagged(mainElement(pen, group), write)
    else write()
  } else {
    if (pen.inside === undefined && group.shadow) tags.tagged(null, () => writeShadow(pen, group))
    else writeShadow(pen, group)
    if (group.opacity < 1) doc.opacity(opacity)
    writeItems({ ...pen, opacity }, group)
  }
  doc.restore()
}

/** Writes the shadow at the group's position, in the units of the group's content. The shadow is below the group and not rotated with it. */
function writeShadow({ doc, prepared }: Pen, group: DrawGroup): void {
  const shadow = prepared.shadows.get(group)
  if (!shadow) return
  const { box, rotation } = group
  doc.save()
  doc.translate(box.width / 2, box.height / 2)
  doc.rotate(-rotation)
  doc.translate(-box.x - box.width / 2, -box.y - box.height / 2)
  const { x, y, width, height } = shadow.box
  doc.image(shadow.picture, x, y, { width, height })
  doc.restore()
}

function writeItems(pen: Pen, group: DrawGroup): void {
  const { tags } = pen
  if (pen.inside !== undefined) return writeEach(pen, group)
  const figure = tags.figureOf(group)
  if (figure) return tags.tagged(figure, () => writeEach({ ...pen, inside: figure }, group))
  if (group.grid) return writeTable(pen, group, group.grid)
  for (const [element, items] of runsOf(pen, group)) {
    const [first] = items
    if (first?.kind === 'group') writeGroup(pen, first)
    else tags.tagged(element, () => writeEach({ ...pen, inside: element }, { items }))
  }
}

/** Writes each cell as a table cell; the areas and lines behind the cells are decoration. */
function writeTable(pen: Pen, group: DrawGroup, grid: DrawGrid): void {
  const elementOfCell = tableTags(pen.tags, group, grid)
  for (const item of group.items) {
    const element = item.kind === 'group' && item.cell ? elementOfCell(item.cell, item) : null
    pen.tags.tagged(element, () => writeItem({ ...pen, inside: element }, item, undefined))
  }
}

function writeEach(pen: Pen, { items }: Pick<DrawGroup, 'items'>): void {
  for (const [at, item] of items.entries()) writeItem(pen, item, items[at + 1])
}

function writeItem(pen: Pen, item: DrawItem, next: DrawItem | undefined): void {
  const { doc, prepared, tags, inside = null } = pen
  switch (item.kind) {
    case 'group':
      return writeGroup(pen, item)
    case 'path':
      return writePath(doc, item)
    case 'image':
      return writeImage(doc, item, prepared)
    case 'text':
      return writeText(
        doc,
        item,
        prepared,
        (characters, write) => tags.inPlaceOf(characters, inside, write),
        isWordEnd(item, next),
      )
  }
}

/** Returns the element for a group that must have a single one: its figure, otherwise its first text. A table becomes a figure described by its text. */
function mainElement(pen: Pen, group: DrawGroup): PdfStructure | null {
  const { grid } = group
  const figure = pen.tags.figureOf(grid ? { ...group, role: 'figure', alt: group.alt || spokenGrid(grid) } : group)
  const text = group.items.find((item) => item.kind === 'text')
  return figure ?? (text ? elementOf(pen, group, text) : null)
}

function elementOf({ texts, tags }: Pen, group: DrawGroup, item: DrawItem): PdfStructure | null {
  if (item.kind === 'image') return tags.portraitOf(group, item.box)
  if (item.kind !== 'text' || (group.role !== 'heading' && group.role !== 'paragraph')) return null
  const { span, x, y } = item
  const { size } = span.font
  return texts.elementOf(group, span, { x, y: y - size, width: span.width, height: size * 1.25 })
}

/** Returns the items in runs of adjacent ones with the same element; each nested group is a run of its own. */
function runsOf(pen: Pen, group: DrawGroup): [PdfStructure | null, DrawItem[]][] {
  const runs: [PdfStructure | null, DrawItem[]][] = []
  for (const item of group.items) {
    const element = elementOf(pen, group, item)
    const last = runs.at(-1)
    const isAlone = item.kind === 'group' || last?.[1][0]?.kind === 'group'
    if (last && last[0] === element && !isAlone) last[1].push(item)
    else runs.push([element, [item]])
  }
  return runs
}

/** Returns whether the next text is on another line without a space, because the space at the end of a line is not drawn. */
function isWordEnd({ span, y }: Extract<DrawItem, { kind: 'text' }>, next: DrawItem | undefined): boolean {
  if (next?.kind !== 'text' || span.direction === 'rtl' || next.y === y) return false
  return span.from >= 0 && next.span.paragraph === span.paragraph && !/[\s-]$/.test(span.text)
}
