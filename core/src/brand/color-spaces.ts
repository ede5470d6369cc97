import { linearOfOkLch } from './ok-lch.ts'
import { linearOfShares, type LinearRgb } from './srgb.ts'

type Numbers = readonly [number, number, number]

/** Reference white D50, which CSS uses for `lab` and `lch`. */
const D50 = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585] as const
const D50_TO_D65 = [
  [0.9554734527042182, -0.023098536874261423, 0.0632593086610217],
  [-0.028369706963208136, 1.0099954580058226, 0.021041398966943008],
  [0.012314001688319899, -0.020507696433477912, 1.3303659366080753],
] as const
const XYZ_TO_SRGB = [
  [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
  [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
  [0.05563007969699366, -0.20397695888897652, 1.0569715142428786],
] as const
const P3_TO_XYZ = [
  [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
  [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
  [0, 0.04511338185890264, 1.043944368900976],
] as const

/** Conversions to linear sRGB by the names that CSS Color 4 and the token format share. Shares of HSL and HWB are percents. */
const SPACES = new Map<string, (components: Numbers) => LinearRgb>([
  ['srgb', linearOfShares],
  ['srgb-linear', (light) => light],
  ['hsl', (components) => linearOfShares(hsl(components))],
  ['hwb', (components) => linearOfShares(hwb(components))],
  ['lab', lab],
  ['lch', ([l, c, h]) => lab([l, ...polar(c, h)])],
  ['oklab', ([l, a, b]) => linearOfOkLch({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI })],
  ['oklch', ([l, c, h]) => linearOfOkLch({ l, c, h })],
  ['display-p3', (shares) => times(XYZ_TO_SRGB, times(P3_TO_XYZ, linearOfShares(shares)))],
  ['xyz', (xyz) => times(XYZ_TO_SRGB, xyz)],
  ['xyz-d65', (xyz) => times(XYZ_TO_SRGB, xyz)],
  ['xyz-d50', (xyz) => times(XYZ_TO_SRGB, times(D50_TO_D65, xyz))],
])

/** A colour of a named space as light of sRGB, possibly outside of its gamut; null for a space that is not known. */
export function linearOfSpace(space: string, components: Numbers): LinearRgb | null {
  return SPACES.get(space)?.(components) ?? null
}

function hsl([hue, saturation, lightness]: Numbers): Numbers {
  const [s, l] = [saturation / 100, lightness / 100]
  const channel = (turn: number) => {
    const at = (((turn + hue / 30) % 12) + 12) % 12
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function hwb([hue, whiteness, blackness]: Numbers): Numbers {
  const [white, black] = [whiteness / 100, blackness / 100]
  if (white + black >= 1) {
    const gray = white / (white + black)
    return [gray, gray, gray]
  }
  const [red, green, blue] = hsl([hue, 100, 50])
  const mixed = (share: number) => share * (1 - white - black) + white
  return [mixed(red), mixed(green), mixed(blue)]
}

function lab([l, a, b]: Numbers): LinearRgb {
  const y = (l + 16) / 116
  const [x, z] = [y + a / 500, y - b / 200]
  const curve = (value: number) => (value ** 3 > 216 / 24389 ? value ** 3 : (116 * value - 16) / (24389 / 27))
  const luminance = l > 8 ? y ** 3 : l / (24389 / 27)
  return times(XYZ_TO_SRGB, times(D50_TO_D65, [curve(x) * D50[0], luminance, curve(z) * D50[2]]))
}

function polar(chroma: number, hue: number): [number, number] {
  return [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
}

function times([first, second, third]: readonly [Numbers, Numbers, Numbers], vector: Numbers): Numbers {
  const row = ([a, b, c]: Numbers) => a * vector[0] + b * vector[1] + c * vector[2]
  return [row(first), row(second), row(third)]
}
