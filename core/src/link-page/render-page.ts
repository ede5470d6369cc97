import type { PageElement, PageNode } from './page-nodes.ts'

type Document = {
  body: PageElement
  title: string
  description: string
  /** Address of the page, and of its image for cards. */
  address: string
  card: string | null
  style: string
  /** Addresses of fonts to preload. */
  fonts: readonly string[]
  icon: string | null
  themeColor: string
  /** False for missing pages, which search engines should not list. */
  isListed: boolean
}

const VOID = new Set(['img'])

/** Renders a page for the browser: markup without executable scripts. All its content is treated as text. */
export function renderPage({
  body,
  title,
  description,
  address,
  card,
  style,
  fonts,
  icon,
  themeColor,
  isListed,
}: Document): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeText(content)}">`
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeText(content)}">`
  const facts = isListed
    ? [
        `<link rel="canonical" href="${escapeText(address)}">`,
        property('og:type', 'profile'),
        property('og:url', address),
        property('og:title', title),
        property('og:description', description),
        ...(card === null
          ? []
          : [property('og:image', card), property('og:image:width', '1200'), property('og:image:height', '630')]),
        meta('twitter:card', 'summary_large_image'),
        `<script type="application/ld+json">${structuredData({ title, description, address, card })}</script>`,
      ]
    : [meta('robots', 'noindex')]
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    meta('description', description),
    meta('theme-color', themeColor),
    `<link rel="stylesheet" href="${escapeText(style)}">`,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeText(font)}">`),
    `<link rel="icon" href="${escapeText(icon ?? '/favicon.ico')}">`,
    ...facts,
    '</head>',
    `<body>${renderNode(body)}</body>`,
    '</html>',
    '',
  ].join('\n')
}

/** Renders a node as markup; texts and attribute values are escaped. */
export function renderNode(node: PageNode): string {
  if (typeof node === 'string') return escapeText(node)
  const { tag, attributes, children } = node
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  const open = `<${tag}${named.join('')}>`
  return VOID.has(tag) ? open : `${open}${children.map(renderNode).join('')}</${tag}>`
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Returns JSON-LD data for search engines, in which each `<` is escaped, because a script element ends at the first `</`. */
function structuredData({
  title,
  description,
  address,
  card,
}: Pick<Document, 'title' | 'description' | 'address' | 'card'>): string {
  const entity = {
    '@type': 'Organization',
    name: title,
    url: address,
    ...(description !== '' && { description }),
    ...(card !== null && { image: card }),
  }
  const data = { '@context': 'https://schema.org', '@type': 'ProfilePage', url: address, mainEntity: entity }
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
