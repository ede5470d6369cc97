import { tokenize, tokenTypes } from 'css-tree'
import type { FoundAt } from '@postwright/core/model/brand-autofill'
import type { Sheet } from '../../domain/ports/web.ts'
import { matchesLightScreen } from './light-screen.ts'

export type Declaration = { foundAt: FoundAt; value: string }

export type ReadSheet = { declarations: Declaration[]; ownFamilies: string[] }

/** Remaining characters of CSS, declarations, and characters of their values; all stylesheets of a site share one budget. */
export type CssBudget = { css: number; declarations: number; values: number }

const SELECTOR_MAX = 160
const VALUE_MAX = 1_000
/** Maximum length of a property with its value; longer ones are not read as declarations. */
const PIECE_MAX = VALUE_MAX + SELECTOR_MAX
const DEPTH_MAX = 60
const FAMILIES_MAX = 200
/** Properties that are read besides custom ones and border colours: colours, borders and fonts. */
const READ = new Set(
  (
    'background color fill stroke border outline font font-family theme-color accent-color background-color border-color ' +
    'border-top border-right border-bottom border-left'
  ).split(' '),
)
const LEFT_OUT: ReadonlySet<number> = new Set([tokenTypes.Comment, tokenTypes.CDO, tokenTypes.CDC])
/** Characters around which spaces are insignificant. */
const TIGHT = ',>+~'

/** Open rule or at-rule. */
type Block = { selector: string; isRead: boolean }

/** Returns the colour and font declarations of a stylesheet that apply to light screens. Deducts the characters and declarations from `budget`. */
export function readDeclarations({ source, css }: Sheet, budget: CssBudget): ReadSheet {
  const declarations: Declaration[] = []
  const ownFamilies: string[] = []
  scanSheet(css.slice(0, Math.max(budget.css, 0)), (property, value, selector) => {
    if (selector === '@font-face') {
      if (property === 'font-family' && ownFamilies.length < FAMILIES_MAX) ownFamilies.push(value)
    } else if (
      budget.declarations > 0 &&
      value.length <= Math.min(VALUE_MAX, budget.values) &&
      isReadProperty(property)
    ) {
      budget.declarations -= 1
      budget.values -= value.length
      declarations.push({ foundAt: { source, selector, property: property.slice(0, SELECTOR_MAX) }, value })
    }
  })
  budget.css -= css.length
  return { declarations, ownFamilies }
}

function isReadProperty(property: string): boolean {
  const name = property.toLowerCase()
  return READ.has(name) || name.startsWith('--') || (name.startsWith('border-') && name.endsWith('-color'))
}

/** Visits the tokens of a stylesheet once. Nested rules are reported with the selector of the inner rule. */
function scanSheet(css: string, visit: (property: string, value: string, selector: string) => void): void {
  const blocks: Block[] = []
  let tooDeep = 0
  let piece = createPiece()

  const endDeclaration = () => {
    const block = blocks.at(-1)
    const { text, colon, isWhole } = piece
    if (block?.isRead && block.selector !== '' && isWhole && colon !== null) {
      visit(text.slice(0, colon).trim(), text.slice(colon + 1).trim(), block.selector)
    }
    piece = createPiece()
  }

  tokenize(css, (type, start, end) => {
    if (LEFT_OUT.has(type)) return
    if (type === tokenTypes.LeftCurlyBracket) {
      if (blocks.length < DEPTH_MAX) blocks.push(blockOf(piece.text, blocks.at(-1)))
      else tooDeep += 1
      piece = createPiece()
    } else if (type === tokenTypes.RightCurlyBracket) {
      endDeclaration()
      if (tooDeep > 0) tooDeep -= 1
      else blocks.pop()
    } else if (type === tokenTypes.Semicolon) endDeclaration()
    else addToken(piece, type, css.slice(start, Math.min(end, start + PIECE_MAX)))
  })
  endDeclaration()
}

type Piece = { text: string; colon: number | null; isSpaced: boolean; isWhole: boolean }

function createPiece(): Piece {
  return { text: '', colon: null, isSpaced: false, isWhole: true }
}

function addToken(piece: Piece, type: number, token: string): void {
  if (type === tokenTypes.WhiteSpace) {
    piece.isSpaced = true
    return
  }
  if (piece.text.length + token.length > PIECE_MAX) {
    piece.isWhole = false
    return
  }
  const isTight = TIGHT.includes(piece.text.at(-1) ?? ',') || TIGHT.includes(token.charAt(0))
  if (piece.isSpaced && !isTight) piece.text += ' '
  piece.isSpaced = false
  if (type === tokenTypes.Colon) piece.colon ??= piece.text.length
  piece.text += token
}

function blockOf(prelude: string, outer: Block = { selector: '', isRead: true }): Block {
  if (!prelude.startsWith('@')) return { selector: prelude.slice(0, SELECTOR_MAX), isRead: outer.isRead }
  const name = prelude.toLowerCase()
  if (name.startsWith('@font-face')) return { selector: '@font-face', isRead: outer.isRead }
  const isShown = !name.startsWith('@media') || matchesLightScreen(name.slice('@media'.length))
  return { selector: outer.selector, isRead: outer.isRead && isShown }
}
