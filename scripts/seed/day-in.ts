/** The day so many days from today, where clocks show this zone's time. */
export function dayIn(tzid: string, days: number): string {
  return Temporal.Now.plainDateISO(tzid).add({ days }).toString()
}
