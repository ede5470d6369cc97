import { escapeXml } from './escape-xml.ts'

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
