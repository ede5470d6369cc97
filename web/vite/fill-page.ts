import type { RenderedPage } from '../src/entry-prerender.tsx'

type Style = { href: string; text: string }

/** Styles of a page, those of the entry first, and the addresses of the scripts that its screen needs in addition to the entry's. */
export type PageFiles = { styles: Style[]; scripts: string[] }

/** Stylesheet links of the shell, replaced by inline styles: on a slow network each file costs a round trip before the first paint. */
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Tags of the client's code and of the manifest. `before-paint.js` adds them, and the page's translations, later: loaded with the page they would
 * delay
 * its text and fonts.
 */
const LATER = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|manifest)"[^>]*>)/g

type Parts = { shell: string; path: string; page: RenderedPage; files: PageFiles }

/**
 * Returns the built index.html with one page in it.
 * @throws Error if the marked places are missing
 */
export function fillPage({ shell, path, page, files }: Parts): string {
  const head = [page.head, ...page.data.map((data) => `<script type="application/ld+json">${inScript(data)}</script>`)]
  const styles = [
    `<style>${files.styles.map(({ text }) => text).join('\n')}</style>`,
    ...files.styles.map(({ href }) => hereAlready(href)),
  ]
  const later = [
    ...(shell.match(LATER) ?? []).map((tag) => tag.trim()),
    ...files.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...page.words.map((name) => preloadWords(name)),
  ]
  const body = [
    `<div id="root" data-page="${path}" data-words="${page.words.join(' ')}">${page.body}</div>`,
    `<template id="page-code">${later.join('')}</template>`,
  ]
  const filled = replace(replace(shell.replaceAll(LATER, ''), 'head', lines(head)), 'body', lines(body))
  return filled.replaceAll(STYLE_LINK, '').replace('</head>', () => `  ${lines(styles)}\n  </head>`)
}

/** Marks a screen's styles as present for the code that loads screens: a disabled stylesheet is not fetched and counts as loaded. */
function hereAlready(href: string): string {
  return `<link rel="stylesheet" href="${href}" disabled>`
}

function preloadWords(name: string): string {
  return `<link rel="preload" href="/locales/en/${name}.json" as="fetch" crossorigin="anonymous">`
}

function lines(parts: string[]): string {
  return parts.join('\n    ')
}

/** Returns JSON that cannot close the script element around it. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

function replace(shell: string, place: string, content: string): string {
  const mark = new RegExp(`<!-- page:${place} -->[^]*<!-- /page:${place} -->`)
  if (!mark.test(shell)) throw new Error(`index.html does not mark its ${place} with "page:${place}"`)
  return shell.replace(mark, () => content)
}
