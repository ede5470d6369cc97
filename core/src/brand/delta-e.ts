import type { CieLab } from './cie-lab.ts'

const RADIANS = Math.PI / 180
const POWER = 25 ** 7

/** How far two colours are from each other to the eye, by CIEDE2000: 1 is just seen, 5 is plain side by side. */
export function deltaE(one: CieLab, other: CieLab): number {
  const chroma = (Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2
  const stretch = 1 + 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + POWER)))
  const [a, b] = [polar(one, stretch), polar(other, stretch)]

  const isGray = a.chroma * b.chroma === 0
  const turn = isGray ? 0 : ((((b.hue - a.hue) % 360) + 540) % 360) - 180
  const lightness = other.l - one.l
  const colorfulness = b.chroma - a.chroma
  const hue = 2 * Math.sqrt(a.chroma * b.chroma) * Math.sin((turn / 2) * RADIANS)

  const meanL = (one.l + other.l) / 2
  const meanC = (a.chroma + b.chroma) / 2
  const meanH = isGray ? a.hue + b.hue : middleHue(a.hue, b.hue)
  const weight =
    1 -
    0.17 * Math.cos((meanH - 30) * RADIANS) +
    0.24 * Math.cos(2 * meanH * RADIANS) +
    0.32 * Math.cos((3 * meanH + 6) * RADIANS) -
    0.2 * Math.cos((4 * meanH - 63) * RADIANS)
  const l = lightness / (1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2))
  const c = colorfulness / (1 + 0.045 * meanC)
  const h = hue / (1 + 0.015 * meanC * weight)
  const rotation =
    -Math.sin(60 * RADIANS * Math.exp(-(((meanH - 275) / 25) ** 2))) * 2 * Math.sqrt(meanC ** 7 / (meanC ** 7 + POWER))
  return Math.sqrt(Math.max(0, l ** 2 + c ** 2 + h ** 2 + rotation * c * h))
}

function polar({ a, b }: CieLab, stretch: number): { chroma: number; hue: number } {
  const angle = Math.atan2(b, a * stretch) / RADIANS
  return { chroma: Math.hypot(a * stretch, b), hue: angle < 0 ? angle + 360 : angle }
}

function middleHue(one: number, other: number): number {
  const sum = one + other
  if (Math.abs(one - other) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}
