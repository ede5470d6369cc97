const FAMILIES_MAX = 12
const NAME_MAX = 80
const NO_NAME = /^(inherit|initial|unset|revert|revert-layer|normal|var\(.*)$/i

/** The families of a `font-family`, as their names are written. */
export function familiesIn(value: string): string[] {
  return value
    .replace(/!important\s*$/i, '')
    .split(',')
    .slice(0, FAMILIES_MAX)
    .map((part) =>
      part
        .trim()
        .replaceAll(/^["']|["']$/g, '')
        .trim(),
    )
    .filter((name) => name !== '' && name.length <= NAME_MAX && !NO_NAME.test(name))
}
