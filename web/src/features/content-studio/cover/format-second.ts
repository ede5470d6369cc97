const MINUTE = 60

/** A moment of a video in minutes and seconds, with a tenth. */
export function formatSecond(second: number): string {
  const minutes = Math.floor(second / MINUTE)
  return `${minutes}:${(second - minutes * MINUTE).toFixed(1).padStart(4, '0')}`
}
