import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type PDFDocument from 'pdfkit'
import type { PdfStructure, StructureOptions } from 'pdfkit'
import { documentLink } from './document-link.ts'
import { pageBounds } from './page-bounds.ts'

/** The structure of one slide for screen readers, and its links. */
export type SlideTags = {
  section: PdfStructure
  make(type: string, parent: PdfStructure, options?: StructureOptions): PdfStructure
  /** Returns the element of a link below `parent`, with a link area over a box; returns `parent` itself if the link has no valid target. */
  linked(link: string, parent: PdfStructure, label: string, box: Box): PdfStructure
  /** Returns the figure of a group, or the link of a linked group that is only decoration; null for headings, paragraphs and other decoration. */
  figureOf(group: DrawGroup): PdfStructure | null
  /**
   * Returns the figure of an image inside a text, such as the portrait next to a name, described by the group's description or first paragraph. Null
   * if both are empty, and for images outside of paragraphs.
   */
  portraitOf(group: DrawGroup, box: Box): PdfStructure | null
  /** Writes the content of an element; null for decoration. */
  tagged(element: PdfStructure | null, write: () => void): void
  /** Writes content that stands for characters (`ActualText`), while content of `element` is being written. */
  inPlaceOf(characters: string, element: PdfStructure | null, write: () => void): void
  /** Called after the slide is written: adds links as areas on the slide, and closes the structure with its page. */
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
      // A linked decoration is announced by the target of its link.
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
          // PDFKit writes a plain string as a PDF name, so the text is wrapped in an object.
          Contents: Object(label),
        })
      }
      section.end()
    },
  }
}

/** Returns the first paragraph of a group's text, which describes a portrait without a description of its own. */
function firstWords({ items }: DrawGroup): string {
  const spans = items.flatMap((item) => (item.kind === 'text' ? [item.span] : []))
  const own = spans.filter(({ paragraph }) => paragraph === spans[0]?.paragraph)
  return own
    .map(({ text }) => text)
    .join('')
    .trim()
}
