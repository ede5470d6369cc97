import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type { PdfStructure } from 'pdfkit'
import type { SlideTags } from './slide-tags.ts'

/** Structure elements of one slide's text: headings, paragraphs, lists, and their links. */
export type TextTags = { elementOf(group: DrawGroup, span: LaidSpan, box: Box): PdfStructure }

type Paragraph = { index: number; mark: PdfStructure | null; body: PdfStructure }
type Text = { listed: ReadonlySet<number>; list: PdfStructure | null; last: Paragraph | null }

export function textTags(tags: SlideTags): TextTags {
  const texts = new Map<DrawGroup, Text>()
  let headings = 0

  function textOf(group: DrawGroup): Text {
    const known = texts.get(group)
    if (known) return known
    const text: Text = { listed: listedIn(group), list: null, last: null }
    texts.set(group, text)
    return text
  }

  function begin(group: DrawGroup, text: Text, index: number): Paragraph {
    if (group.role === 'heading') {
      headings += 1
      return { index, mark: null, body: tags.make(headings === 1 ? 'H1' : 'H2', tags.section) }
    }
    if (!text.listed.has(index)) {
      text.list = null
      return { index, mark: null, body: tags.make('P', tags.section) }
    }
    text.list ??= tags.make('L', tags.section)
    const item = tags.make('LI', text.list)
    return { index, mark: tags.make('Lbl', item), body: tags.make('LBody', item) }
  }

  return {
    elementOf(group, span, box) {
      const text = textOf(group)
      // The paragraphs of a heading form one element.
      const index = group.role === 'heading' ? 0 : span.paragraph
      const paragraph = text.last?.index === index ? text.last : begin(group, text, index)
      text.last = paragraph
      if (isMark(span)) return paragraph.mark ?? paragraph.body
      return tags.linked(group.link || span.link, paragraph.body, span.text, box)
    },
  }
}

/** Returns whether a span is the marker of a list item, which has no character in the text. */
function isMark({ from }: LaidSpan): boolean {
  return from < 0
}

/** Returns the indexes of paragraphs that are list items. */
function listedIn({ items }: DrawGroup): Set<number> {
  return new Set(items.flatMap((item) => (item.kind === 'text' && isMark(item.span) ? [item.span.paragraph] : [])))
}
