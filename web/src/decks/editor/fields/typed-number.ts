/**
 * A number as people type it: `120`, `12,5`, `120 px`, or a calculation with what is there: `+20`, `*2`, `/3`.
 * @returns null when it is none
 */
export function typedNumber(typed: string, now: number | null): number | null {
  const words = typed.trim().replace(',', '.')
  const [, sign = '', digits = ''] = /^([+*/]|-(?=\s))?\s*(-?\d*\.?\d+)\s*(px|%|°|×)?$/.exec(words) ?? []
  if (digits === '') return null
  const number = Number(digits)
  if (sign === '' || now === null) return sign === '-' ? -number : number
  if (sign === '+') return now + number
  if (sign === '-') return now - number
  if (sign === '*') return now * number
  return number === 0 ? null : now / number
}
