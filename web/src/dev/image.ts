const HUES = [188, 28, 262, 96, 350, 220, 58, 140]

/** Returns an image that needs no network: two hills under a sky, different for each number. */
export function picture(at: number): string {
  const hue = HUES[at % HUES.length] ?? 0
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">
    <rect width="160" height="160" fill="hsl(${hue} 45% 78%)"/>
    <circle cx="${40 + ((at * 37) % 80)}" cy="46" r="16" fill="hsl(${hue + 40} 80% 92%)"/>
    <path d="M0 ${100 + ((at * 13) % 20)}Q50 70 90 104T160 92V160H0Z" fill="hsl(${hue} 38% 52%)"/>
    <path d="M0 128Q60 104 160 134V160H0Z" fill="hsl(${hue} 42% 34%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
