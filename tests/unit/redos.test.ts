import { describe, expect, test } from 'vitest'
import { createWebFeedReader } from '../../functions/src/files/feed/create-web-feed-reader.ts'
import { htmlToText } from '../../functions/src/files/feed/html-to-text.ts'
import { createWebsiteReader } from '../../functions/src/files/website/create-website-reader.ts'
import { plainCss } from '../../functions/src/images/drawing/plain-css.ts'
import { plainSvg } from '../../functions/src/images/drawing/plain-svg.ts'
import { processorTime } from '../support/processor-time.ts'

const SMALL = 48 * 1024
const GROWTH = 8
/** A linear reader takes eight times as long for eight times the text, a quadratic one 64 times. */
const GROWTH_MAX = 3 * GROWTH
/** Milliseconds of processor time below which growth is noise. */
const NOTICED = 15

const url = 'https://a.example/'
const feeds = createWebFeedReader()
const websites = createWebsiteReader()
const bytesOf = (text: string) => new TextEncoder().encode(text)
const source = (text: string) => ({ bytes: bytesOf(text), type: 'text/html', url })

const READERS: Record<string, (text: string) => unknown> = {
  'the feed that a page names': (text) => feeds.linkedFrom(source(text)),
  'words of HTML': htmlToText,
  'a feed': (text) => feeds.parse(source(`<rss><channel><title>T</title>${text}`)),
  'an item of a feed': (text) => feeds.parse(source(`<rss><channel><item><title>T</title><description>${text}`)),
  'a feed of JSON': (text) =>
    feeds.parse(source(`{"version":"https://jsonfeed.org/version/1","items":[{"title":"${text}`)),
  'facts of a page': (text) => websites.readFacts(source(`<title>T</title>${text}`)),
  'a page': (text) => websites.readPage(source(`<header><style>${text}</style>${text}`)),
  'a stylesheet': (css) => websites.readStyles([{ source: url, css }]),
  'a rule of a stylesheet': (css) => websites.readStyles([{ source: url, css: `a{--x:var(--y);color:${css}` }]),
  'a drawing': (text) => plainSvg(`<svg viewBox="0 0 9 9">${text}`),
  'styles of a drawing': plainCss,
}

const OPENERS = [
  '<link ',
  '<meta ',
  '<link href="',
  "<img src='a' ",
  '<a>',
  '</b>',
  '<!--',
  '<![CDATA[',
  '<!DOCTYPE [',
  '<style>',
  '<title>',
  '<script type="application/ld+json">',
  'url(',
  'url("',
  '/*',
  '@import ',
  '@media{',
  '{',
  'a{b:c;',
  'color:red;',
  'var(--a,',
  '"',
  "'",
  '&amp;',
  '&#x',
  '&',
  '\\',
  '(',
  ' ',
  '<item><title>',
]

const costOf = (read: (text: string) => unknown, text: string) => processorTime(() => read(text))

const fill = (opener: string, length: number) => opener.repeat(Math.ceil(length / opener.length)).slice(0, length)

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  test.each(OPENERS)('takes no more time for each letter, however often it says %j', async (opener) => {
    await read(opener)
    const growths: number[] = []
    while (growths.length < 3 && !growths.some((growth) => growth <= GROWTH_MAX)) {
      const small = await costOf(read, fill(opener, SMALL))
      const large = await costOf(read, fill(opener, SMALL * GROWTH))
      growths.push(large / Math.max(small, NOTICED))
    }
    expect(Math.min(...growths)).toBeLessThanOrEqual(GROWTH_MAX)
  })
})

test('a selector that is as long as the sheet is not read again for each of its declarations', async () => {
  const css = (length: number) => `${fill('a,', length)}b{${fill('color:red;', length)}}`
  const small = await costOf(READERS['a stylesheet'] ?? htmlToText, css(SMALL))
  const large = await costOf(READERS['a stylesheet'] ?? htmlToText, css(SMALL * GROWTH))
  expect(large / Math.max(small, NOTICED)).toBeLessThanOrEqual(GROWTH_MAX)
})

test('a page with a long base and many images costs no more for each of them', async () => {
  const page = (length: number) =>
    `<base href="https://a.example/${fill('x', length)}"><header>${fill('<img src=a>', length)}`
  const small = await costOf(READERS['a page'] ?? htmlToText, page(SMALL))
  const large = await costOf(READERS['a page'] ?? htmlToText, page(SMALL * GROWTH))
  expect(large / Math.max(small, NOTICED)).toBeLessThanOrEqual(GROWTH_MAX)
})
