const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_CODE = 128
const FIRST_BIAS = 72
const CODE_MAX = 0x10ffff

/** Decodes a label of a host name without its `xn--` (RFC 3492); null for what is none. */
export function decodePunycode(label: string): string | null {
  const end = label.lastIndexOf('-')
  const codes = Array.from(label.slice(0, Math.max(0, end)), (letter) => letter.charCodeAt(0))
  let [code, bias, place, at] = [FIRST_CODE, FIRST_BIAS, 0, end + 1]
  while (at < label.length) {
    const before = place
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digitOf(label.charCodeAt(at++))
      if (digit === null) return null
      place += digit * weight
      const least = Math.min(T_MAX, Math.max(T_MIN, step - bias))
      if (digit < least) break
      weight *= BASE - least
      if (weight > Number.MAX_SAFE_INTEGER / BASE) return null
    }
    const count = codes.length + 1
    bias = adapt(place - before, count, before === 0)
    code += Math.floor(place / count)
    place %= count
    if (code > CODE_MAX || (code >= 0xd800 && code <= 0xdfff)) return null
    codes.splice(place++, 0, code)
  }
  return String.fromCodePoint(...codes)
}

function digitOf(char: number): number | null {
  if (char >= 0x30 && char <= 0x39) return char - 0x30 + 26
  if (char >= 0x61 && char <= 0x7a) return char - 0x61
  return null
}

function adapt(moved: number, count: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(moved / DAMP) : Math.floor(moved / 2)
  delta += Math.floor(delta / count)
  let steps = 0
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) delta = Math.floor(delta / (BASE - T_MIN))
  return steps + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW))
}
