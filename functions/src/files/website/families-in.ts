const FAMILIES_MAX = 12
const NAME_MAX = 80
const NO_NAME = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'normal'])

/** The families of a `font-family`, as their names are written. */
export function familiesIn(value: string): string[] {
  const [named = ''] = value.split('!', 1)
  return named
    .split(',', FAMILIES_MAX)
    .map((part) =>
      part
        .trim()
        .replaceAll(/^["']|["']$/g, '')
        .trim(),
    )
    .filter((name) => name !== '' && name.length <= NAME_MAX && isName(name.toLowerCase()))
}

function isName(name: string): boolean {
  return !NO_NAME.has(name) && !name.startsWith('var(')
}
