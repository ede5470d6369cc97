import type { ColorUse, FontUse, Sheet, StyleReading } from '../../domain/ports/web.ts'
import { type CssBudget, type Declaration, readDeclarations } from './css-declarations.ts'
import { generate, parse, walk } from 'css-tree'
import { clampRgb, formatHex, parse as parseColor } from 'culori'

/** Limits per site; anything beyond them is not read. */
const BUDGET: CssBudget = { css: 2 * 1024 * 1024, declarations: 10_000, values: 300_000 }

/** Returns the colours and fonts that stylesheets use, with custom properties resolved. */
export function readStyles(sheets: readonly Sheet[]): StyleReading {
  const budget = { ...BUDGET }
  const read = sheets.map((sheet) => readDeclarations(sheet, budget))
  const declarations = read.flatMap((sheet) => sheet.declarations)
  const variables = variablesOf(declarations)
  return {
    colors: declarations.flatMap((declaration) => colorUses(declaration, variables)),
    fonts: declarations.flatMap((declaration) => fontUses(declaration, variables)),
    ownFamilies: [...new Set(read.flatMap((sheet) => sheet.ownFamilies).flatMap(familiesIn))],
  }
}

/** Returns the first value of each custom property, which applies when the page opens. */
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

/** Returns the part of a `font` shorthand after the size: `italic 700 1rem/1.5 "Inter", serif`. */
function withoutSize(value: string, property: string): string {
  if (property !== 'font') return value
  const parts = value.replaceAll('/', ' / ').split(/\s/).filter(Boolean)
  const size = parts.findIndex((part) => SIZES.has(part.toLowerCase()) || isLength(part))
  if (size === -1) return ''
  const families = parts[size + 1] === '/' ? size + 3 : size + 1
  return parts.slice(families).join(' ')
}

/** Returns whether a part is a number with a unit; a weight has none. */
function isLength(part: string): boolean {
  return /^[\d.]/.test(part) && isNaN(Number(part)) && !isNaN(parseFloat(part))
}

const FAMILIES_MAX = 12

const NAME_MAX = 80

const NO_NAME = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'normal'])

/** Returns the families of a `font-family`, as written. */
function familiesIn(value: string): string[] {
  const [named = ''] = value.split('!', 1)
  return named
    .split(',', FAMILIES_MAX)
    .map((part) =>
      part
        .trim()
        .replaceAll(/^["']|["']$/g, '')
        .trim(),
    )
    .filter((name) => name !== '' && name.length <= NAME_MAX && isName(name.toLowerCase()))
}

function isName(name: string): boolean {
  return !NO_NAME.has(name) && !name.startsWith('var(')
}

/** Minimum opacity of a colour that is read; a nearly transparent one shows its background. */
const OPACITY_MIN = 0.6

/** Maximum length of a colour notation: a function with four numbers and units. */
const NOTATION_MAX = 100

/** Functions whose value is a colour; names of families and animations are never read as colours. */
const COLOR_FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/i

/** Returns the colours of a CSS value, as `#rrggbb`. */
function colorsIn(value: string): string[] {
  const found: string[] = []
  try {
    walk(parse(value, { context: 'value' }), function enter(node) {
      if (node.type === 'Url' || node.type === 'String') return
      const isColor =
        node.type === 'Hash' ||
        node.type === 'Identifier' ||
        (node.type === 'Function' && COLOR_FUNCTION.test(node.name))
      const hex = isColor ? hexOf(generate(node)) : null
      if (hex !== null) found.push(hex)
    })
  } catch {
    // An invalid value has no colours.
  }
  // Shadcn and others store only the arguments of hsl() in a custom property.
  return found.length > 0 ? found : bareParts(value)
}

function hexOf(text: string): string | null {
  if (text.length > NOTATION_MAX) return null
  const color = parseColor(text)
  if (!color || (color.alpha ?? 1) < OPACITY_MIN) return null
  return formatHex({ ...clampRgb(color), alpha: undefined }) ?? null
}

function bareParts(value: string): string[] {
  const parts = value.length > NOTATION_MAX ? [] : value.trim().split(/\s/)
  const [hue = '', ...shares] = parts.filter(Boolean)
  const isHsl = shares.length === 2 && !isNaN(parseFloat(hue)) && shares.every((share) => share.endsWith('%'))
  const hsl = isHsl ? hexOf(`hsl(${parts.join(' ')})`) : null
  return hsl === null ? [] : [hsl]
}

/** Maximum number of references resolved per value. */
const STEPS_MAX = 12

const TEXT_MAX = 1_000

const BEGIN = 'var('

/**
 * Returns a value with its custom properties resolved, and the name of the first property used. Circular references and those that grow without limit
 * stay unresolved.
 */
function resolveVariables(value: string, variables: ReadonlyMap<string, string>): { text: string; name: string } {
  let text = value
  const name = firstName(value)
  let from = text.length
  for (let step = 0; step < STEPS_MAX && from >= 0; step += 1) {
    // The last reference in the text has no nested reference in its fallback.
    const begin = text.lastIndexOf(BEGIN, from)
    const end = begin === -1 ? -1 : endOf(text, begin + BEGIN.length)
    if (end === -1) break
    const [variable = '', ...fallback] = text.slice(begin + BEGIN.length, end).split(',')
    const found = variables.get(variable.trim()) ?? (fallback.length > 0 ? fallback.join(',') : undefined)
    if (found === undefined) {
      from = begin - 1
      continue
    }
    const next = text.slice(0, begin) + found + text.slice(end + 1)
    if (next.length > TEXT_MAX) break
    text = next
    from = text.length
  }
  return { text, name }
}

function firstName(value: string): string {
  const begin = value.indexOf(BEGIN)
  return begin === -1
    ? ''
    : (value
        .slice(begin + BEGIN.length)
        .split(/[,)]/, 1)[0]
        ?.trim() ?? '')
}

/** Returns the position of the closing bracket; -1 when it is missing. */
function endOf(text: string, from: number): number {
  let open = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') open += 1
    else if (text[at] === ')') open -= 1
    if (open === 0) return at
  }
  return -1
}
