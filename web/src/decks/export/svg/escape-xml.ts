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
