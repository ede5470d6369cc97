/** The name under which a font of the machine stands in for a family that is loading. */
export function standInName(family: string): string {
  return `${family} stand-in`
}
