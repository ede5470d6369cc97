/** Time left until an instant, cut into the two largest parts; null once it has come. */
export type Countdown = { days: number; hours: number; minutes: number; seconds: number }

export function countdown(instant: number, now: number): Countdown | null {
  const left = Math.ceil((instant - now) / 1000)
  if (left <= 0) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  }
}
