/** Formats a lift as a share above or below the usual post, in percent. */
export function liftText(lift: number): string {
  const percent = Math.round(lift * 100)
  if (percent === 0) return '±0 %'
  return percent > 0 ? `+${percent}%` : `−${-percent}%`
}
