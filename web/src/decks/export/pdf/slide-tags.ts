import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type PDFDocument from 'pdfkit'
import type { PdfStructure, StructureOptions } from 'pdfkit'
import { documentLink } from './document-link.ts'
import { pageBounds } from './page-bounds.ts'

/** The structure of one slide for programs that read it aloud, and its links. */
export type SlideTags = {
  section: PdfStructure
  make(type: string, parent: PdfStructure, options?: StructureOptions): PdfStructure
  /** The element of a link below `parent`, which lies over a box; `parent` itself where it leads nowhere. */
  linked(link: string, parent: PdfStructure, label: string, box: Box): PdfStructure
  /** The figure that a group is; null where it is none. */
  figureOf(group: DrawGroup): PdfStructure | null
  /** The figure that an image inside of a text is, such as the portrait beside a name; null where nothing describes it. */
  portraitOf(group: DrawGroup, box: Box): PdfStructure | null
  /** Writes what belongs to an element; null for decoration. */
  tagged(element: PdfStructure | null, write: () => void): void
  /** Writes what stands for characters, while something is written that belongs to `element`. */
  inPlaceOf(characters: string, element: PdfStructure | null, write: () => void): void
  /** Once the slide is written: links are areas on it, and all of it ends with its page. */
  end(): void
}

export function slideTags(doc: PDFDocument, root: PdfStructure, title: string): SlideTags {
  const types = new Map<PdfStructure, string>()
  const links: { element: PdfStructure; address: string; label: string; area: Box }[] = []
  const section = make('Sect', root, { title })

  function make(type: string, parent: PdfStructure, options: StructureOptions = {}): PdfStructure {
    const element = doc.struct(type, options)
    types.set(element, type)
    parent.add(element)
    return element
  }

  function linked(link: string, parent: PdfStructure, label: string, box: Box): PdfStructure {
    const address = documentLink(link)
    if (address === null) return parent
    const element = make('Link', parent)
    links.push({ element, address, label: label || address, area: pageBounds(doc, box) })
    return element
  }

  function figure(parent: PdfStructure, alt: string, box: Box): PdfStructure {
    const { x, y, width, height } = pageBounds(doc, box)
    return make('Figure', parent, { alt, bbox: [x, y, x + width, y + height] })
  }

  function begin(element: PdfStructure) {
    element.add(doc.markStructureContent(types.get(element) ?? 'P'))
  }

  return {
    section,
    make,
    linked,
    figureOf(group) {
      if (group.role === 'heading' || group.role === 'paragraph') return null
      const box = { ...group.box, x: 0, y: 0 }
      const isShown = group.role === 'figure' && group.alt !== ''
      // Decoration that leads somewhere is said by where it leads.
      if (group.link === '' && !isShown) return null
      const parent = linked(group.link, section, group.alt, box)
      if (!isShown) return parent === section ? null : parent
      return figure(parent, group.alt, box)
    },
    portraitOf(group, box) {
      if (group.role !== 'paragraph') return null
      const alt = group.alt || firstWords(group)
      return alt === '' ? null : figure(section, alt, box)
    },
    tagged(element, write) {
      if (element) begin(element)
      else doc.markContent('Artifact', { type: 'Layout' })
      write()
      doc.endMarkedContent()
    },
    inPlaceOf(actual, element, write) {
      if (!element) return write()
      doc.endMarkedContent()
      begin(make('Span', element, { actual }))
      write()
      doc.endMarkedContent()
      begin(element)
    },
    end() {
      for (const { element, address, label, area } of links) {
        doc.link(area.x, area.y, area.width, area.height, address, {
          structParent: element,
          // A plain text would become a name.
          Contents: Object(label),
        })
      }
      section.end()
    },
  }
}

/** A portrait without a description of its own is called by the name beside it. */
function firstWords({ items }: DrawGroup): string {
  const spans = items.flatMap((item) => (item.kind === 'text' ? [item.span] : []))
  const own = spans.filter(({ paragraph }) => paragraph === spans[0]?.paragraph)
  return own
    .map(({ text }) => text)
    .join('')
    .trim()
}
