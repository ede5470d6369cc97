import type { ColorUse, FontUse, Sheet, StyleReading } from '../../domain/ports/web.ts'
import { colorsIn } from './colors-in.ts'
import { type CssBudget, type Declaration, declarationsOf } from './declarations-of.ts'
import { familiesIn } from './families-in.ts'
import { resolveVariables } from './resolve-variables.ts'

/** Of a site with more the first is read. */
const BUDGET: CssBudget = { css: 2 * 1024 * 1024, declarations: 10_000, values: 300_000 }

/** Colours and fonts that stylesheets use, with custom properties followed to what they stand for. */
export function readStyles(sheets: readonly Sheet[]): StyleReading {
  const budget = { ...BUDGET }
  const read = sheets.map((sheet) => declarationsOf(sheet, budget))
  const declarations = read.flatMap((sheet) => sheet.declarations)
  const variables = variablesOf(declarations)
  return {
    colors: declarations.flatMap((declaration) => colorUses(declaration, variables)),
    fonts: declarations.flatMap((declaration) => fontUses(declaration, variables)),
    ownFamilies: [...new Set(read.flatMap((sheet) => sheet.ownFamilies).flatMap(familiesIn))],
  }
}

/** The first value of each custom property: that of the page as it opens. */
function variablesOf(declarations: readonly Declaration[]): ReadonlyMap<string, string> {
  const variables = new Map<string, string>()
  for (const { foundAt, value } of declarations) {
    if (foundAt.property.startsWith('--') && !variables.has(foundAt.property)) variables.set(foundAt.property, value)
  }
  return variables
}

function colorUses({ foundAt, value }: Declaration, variables: ReadonlyMap<string, string>): ColorUse[] {
  if (foundAt.property.startsWith('font')) return []
  const { text, name } = resolveVariables(value, variables)
  const named = foundAt.property.startsWith('--') ? foundAt.property : name
  return colorsIn(text).map((hex) => ({ hex, name: named, foundAt }))
}

function fontUses({ foundAt, value }: Declaration, variables: ReadonlyMap<string, string>): FontUse[] {
  if (foundAt.property !== 'font-family' && foundAt.property !== 'font') return []
  const families = familiesIn(withoutSize(resolveVariables(value, variables).text, foundAt.property))
  return families.length === 0 ? [] : [{ families, foundAt }]
}

const SIZES = new Set('xx-small x-small small medium large x-large xx-large smaller larger'.split(' '))

/** Of the shorthand what follows the size: `italic 700 1rem/1.5 "Inter", serif`. */
function withoutSize(value: string, property: string): string {
  if (property !== 'font') return value
  const parts = value.replaceAll('/', ' / ').split(/\s/).filter(Boolean)
  const size = parts.findIndex((part) => SIZES.has(part.toLowerCase()) || isLength(part))
  if (size === -1) return ''
  const families = parts[size + 1] === '/' ? size + 3 : size + 1
  return parts.slice(families).join(' ')
}

/** A number with a unit; a weight has none. */
function isLength(part: string): boolean {
  return /^[\d.]/.test(part) && isNaN(Number(part)) && !isNaN(parseFloat(part))
}
