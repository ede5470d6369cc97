/** Returns the date a number of days from today in a time zone, as `YYYY-MM-DD`. */
export function dayIn(tzid: string, days: number): string {
  return Temporal.Now.plainDateISO(tzid).add({ days }).toString()
}
