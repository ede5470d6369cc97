const COUNT = new Intl.NumberFormat('en')

/** Formats a count, such as `500,000`. */
export function countText(count: number): string {
  return COUNT.format(count)
}
