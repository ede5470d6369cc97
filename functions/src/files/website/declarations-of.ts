import { type CssNode, generate, parse, walk } from 'css-tree'
import type { FoundAt } from '@postwright/core/model/brand-autofill'
import type { Sheet } from '../../domain/brand-autofill/website.ts'

export type Declaration = { foundAt: FoundAt; value: string }

export type ReadSheet = { declarations: Declaration[]; ownFamilies: string[] }

const SELECTOR_MAX = 160
const VALUE_MAX = 1_000
const DECLARATIONS_MAX = 20_000
/** What paints in a colour, names one, or sets a font. */
const READ =
  /^(--|(background|color|fill|stroke|border|outline|font|font-family|theme-color|accent-color)$|background-color$|border-(\w+-)?color$|border-(top|right|bottom|left)$)/i

/** The declarations of a stylesheet that say something of colours and fonts, as light screens show them. */
export function declarationsOf({ source, css }: Sheet): ReadSheet {
  const declarations: Declaration[] = []
  const ownFamilies: string[] = []
  walkSheet(css, (property, value, selector) => {
    if (selector === '@font-face') {
      if (property === 'font-family') ownFamilies.push(value)
    } else if (declarations.length < DECLARATIONS_MAX && READ.test(property) && value.length <= VALUE_MAX) {
      const foundAt = { source, selector: selector.slice(0, SELECTOR_MAX), property: property.slice(0, SELECTOR_MAX) }
      declarations.push({ foundAt, value })
    }
  })
  return { declarations, ownFamilies }
}

/** A stylesheet that cannot be parsed, such as one that nests without end, has no declarations from there on. */
function walkSheet(css: string, visit: (property: string, value: string, selector: string) => void): void {
  try {
    const tree = parse(css, { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false })
    walk(tree, {
      visit: 'Declaration',
      enter(node) {
        if (isOfOtherMedia(this.atrule)) return
        const selector = this.rule ? generate(this.rule.prelude) : this.atrule?.name === 'font-face' ? '@font-face' : ''
        if (selector !== '') visit(node.property, textOf(node.value), selector)
      },
    })
  } catch {
    // What was read until here stays.
  }
}

function textOf(value: CssNode): string {
  return value.type === 'Raw' ? value.value.trim() : generate(value)
}

function isOfOtherMedia(atrule: { name: string; prelude: CssNode | null } | null): boolean {
  if (!atrule || atrule.name !== 'media') return false
  const query = atrule.prelude ? textOf(atrule.prelude) : ''
  return /^\s*(print|speech)\b|prefers-color-scheme:\s*dark/i.test(query)
}
