import type { RawToken, RawTokens } from './raw-token.ts'

const NAME = /^--[a-z0-9_\-\u00a0-\uffff]{1,120}$/i
/** Three numbers that a property of a theme hands to `hsl()`. */
const BARE_HSL = /^[0-9.]{1,9}(?:deg)? [0-9.]{1,9}% [0-9.]{1,9}%$/
const ALIAS = /^var\( ?(--[^\s,()]{1,120})/
const FAMILY_NAME = /font|family|typeface/i
const LENGTH = /^[0-9.]{1,9}(?:px|rem)$/

/**
 * Custom properties of a stylesheet as tokens, `--color-brand` under `color-brand`. Of a property that is set again, as for dark
 * screens, the first value counts.
 */
export function collectCssProperties(text: string): RawTokens {
  const found = new Map<string, RawToken>()
  const repeated: string[] = []
  for (const declaration of withoutComments(text).split(/[;{}]/)) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim()
    if (colon === -1 || !NAME.test(name)) continue
    const path = name.slice(2)
    const value = declaration
      .slice(colon + 1)
      .trim()
      .replaceAll(/\s+/g, ' ')
    if (found.has(path)) repeated.push(path)
    else found.set(path, tokenOf(name, value.replace(/ ?!important$/, '')))
  }
  return { found, repeated }
}

function tokenOf(name: string, value: string): RawToken {
  const plain = { type: null, extensions: undefined }
  const target = ALIAS.exec(value)?.[1]
  if (target !== undefined) return { ...plain, value: `{${target.slice(2)}}` }
  if (BARE_HSL.test(value)) return { ...plain, type: 'color', value: `hsl(${value})` }
  if (FAMILY_NAME.test(name) && /^["'a-z]/i.test(value) && !LENGTH.test(value)) {
    const families = value.split(',').map((family) => family.trim().replaceAll(/["']/g, ''))
    return { ...plain, type: 'fontFamily', value: families.filter((family) => family !== '') }
  }
  return { ...plain, value }
}

/** Looks for the end of each comment once: a pattern would begin anew at each of its letters. */
function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('/*')
  return [first, ...others.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(' ')
}
