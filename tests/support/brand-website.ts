import { createServer } from 'node:http'
import { makePicture } from './pictures.ts'

/** Colours in the site's style sheets, by role. */
export const PLANTED = { primary: '#1f6f54', secondary: '#e4572e', background: '#fbf8f1', text: '#22262b' } as const

const HTML = `<!doctype html><html lang="en-GB"><head><title>Oak &amp; Ash — timber</title>
  <meta name="description" content="Furniture  from the
  forest next door.">
  <meta property="og:site_name" content="Oak &amp; Ash">
  <meta property="og:image" content="/share.png">
  <link rel="icon" href="/icon.svg"><link rel="icon" href="/mark.svg"><link rel="apple-touch-icon" href="/touch.png">
  <link rel="stylesheet" href="/print.css" media="print">
  <link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/missing.css">
  <style>.hero h1 { color: rgb(31 111 84 / 100%) }</style>
  <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"Start"},
    {"@type":"Organization","name":"Oak & Ash Ltd","logo":{"@type":"ImageObject","url":"/logo.png"}}]}</script>
  <script>window.stolen = document.cookie</script></head>
  <body><header><img src="/logo.png" alt="Oak & Ash" class="site logo"></header><main>Chairs</main></body></html>`

const CSS = `@font-face { font-family: "Lora"; src: url(/lora.woff2) }
  :root { --brand-green: ${PLANTED.primary}; --unused-pink: #ff00aa }
  body { background: ${PLANTED.background}; color: ${PLANTED.text}; font: 16px/1.5 "Inter Variable", sans-serif }
  h1, h2 { font-family: Lora, Georgia, serif }
  .button { background-color: var(--brand-green); color: #fff }
  .button:hover { background-color: #1f7054 }
  a { color: var(--brand-green, red) }
  .tag { background: hsl(13.5 77% 54%); border: 1px solid var(--nowhere, #e4572e) }
  .error { color: #c00000 } @media print { body { background: #00ff00 } }
  @media (prefers-color-scheme: dark) { body { background: #101418 } }`

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${PLANTED.primary}" d="M0 0h24v12H0z"/></svg>`

export type BrandWebsite = { origin: string; close: () => void }

/** Serves a small site with the `PLANTED` colours. */
export async function serveBrandWebsite(): Promise<BrandWebsite> {
  const picture = await makePicture('png', { width: 300 })
  const pages: Record<string, { type: string; body: string | Uint8Array }> = {
    '/': { type: 'text/html; charset=utf-8', body: HTML },
    '/site.css': { type: 'text/css', body: CSS },
    '/logo.png': { type: 'image/png', body: picture },
    '/touch.png': { type: 'image/png', body: picture },
    '/icon.svg': { type: 'image/svg+xml', body: SVG.replace('<path', '<script>stolen()</script><path') },
    '/mark.svg': { type: 'image/svg+xml', body: SVG },
    '/share.png': { type: 'text/html', body: 'no picture' },
    '/data': { type: 'application/json', body: '{}' },
    '/silent': { type: 'text/html', body: '<p>Nothing said</p>' },
    '/huge': { type: 'text/html', body: HTML + ' '.repeat(3 * 1024 * 1024) },
  }
  const site = createServer(({ url = '' }, response) => {
    if (url === '/moved') return response.writeHead(302, { location: '/' }).end()
    const page = pages[url]
    return response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' }).end(page?.body)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const address = site.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: () => {
      site.closeAllConnections()
      site.close()
    },
  }
}
