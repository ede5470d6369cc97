type Attributes = Readonly<Record<string, string | number | null>>

/** An element with its attributes, each escaped; null ones are left out. `content` is markup already. */
export function svgElement(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${typeof value === 'number' ? svgNumber(value) : escapeXml(value)}"`],
  )
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`
}

/** Hundredths of a pixel are exact enough. */
export function svgNumber(value: number): string {
  return `${Math.round(value * 100) / 100}`
}

const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])

/** Characters that XML does not allow at all, however they are written. */
const FORBIDDEN = /[^\t\n\r -\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text as it stands in elements and attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (sign) => SIGNS.get(sign) ?? sign)
}
