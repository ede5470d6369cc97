import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawLogo } from '../../functions/src/images/drawing/draw-logo.ts'
import { makePicture } from '../support/pictures.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const svg = (body: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`
const RECT = '<rect width="40" height="20" fill="#1f6f54"/>'

/** Colour of the top left corner, `clear` for a transparent one, or `left` for an unchanged file. */
async function cornerOf(text: string): Promise<string> {
  const file = bytesOf(text)
  const drawn = await drawLogo(file)
  if (drawn === file) return 'left'
  const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(drawn).ensureAlpha().raw().toBuffer()
  return alpha === 0 ? 'clear' : `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

describe('a drawing of shapes', () => {
  test('becomes a picture of 1024 pixels on its longer side, whatever size it says', async () => {
    for (const attributes of [
      'viewBox="0 0 40 20"',
      'width="4" height="2"',
      'width="100%" viewBox="0,0,90000,45000"',
    ]) {
      const { format, width, height } = await sharp(await drawLogo(bytesOf(svg(RECT, attributes)))).metadata()
      expect({ format, width, height }).toEqual({ format: 'png', width: 1024, height: 512 })
    }
  })

  test.each([
    ['a fill', RECT, '#1f6f54'],
    ['a class of its styles', `<style>.a{fill:#e4572e}</style><rect class="a" width="40" height="20"/>`, '#e4572e'],
    ['a style of its own', `<g style="fill:#e4572e"><rect width="40" height="20"/></g>`, '#e4572e'],
    [
      'a gradient',
      `<defs><linearGradient id="g"><stop stop-color="#e4572e"/></linearGradient></defs><rect width="40" height="20" fill="url(#g)"/>`,
      '#e4572e',
    ],
    [
      'a part cut out',
      `<clipPath id="c"><path d="M20 0h20v20h-20z"/></clipPath><g clip-path="url(#c)">${RECT}</g>`,
      'clear',
    ],
    [
      'what is for dark screens left out',
      '<style>rect{fill:#111111}@media (prefers-color-scheme: dark){rect{fill:#eeeeee}}</style><rect width="40" height="20"/>',
      '#111111',
    ],
    [
      'a title and notes of an editor',
      `<title>Oak &amp; Ash</title><metadata><x:y/></metadata><sodipodi:z/>${RECT}`,
      '#1f6f54',
    ],
  ])('keeps %s', async (_, body, color) => {
    expect(await cornerOf(svg(body))).toBe(color)
  })

  test('may begin as files of editors do', async () => {
    const head =
      '\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- made -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n'
    expect(await cornerOf(head + svg(RECT))).toBe('#1f6f54')
  })
})

describe('a drawing is left as it is', () => {
  const crossing = Array.from({ length: 2_100 }, (_, at) => `L${(at * 37) % 100} ${(at * 61) % 100}`).join('')
  test.each([
    ['a script', `${RECT}<script>alert(1)</script>`],
    ['letters, which this machine would set in another font', `${RECT}<text y="9">Oak</text>`],
    ['a page inside', '<foreignObject><p>Oak</p></foreignObject>'],
    ['a picture of another site', '<image href="https://oak.example/a.png" width="9" height="9"/>'],
    ['a picture of this machine', '<image xlink:href="file:///etc/passwd" width="9" height="9"/>'],
    ['copies of copies', '<g id="a"><path d="M0 0h1"/></g><use href="#a"/>'],
    ['a reference to elsewhere', '<linearGradient id="g" href="https://oak.example/a.svg#b"/>'],
    ['a paint from elsewhere', '<rect width="40" height="20" fill="url(https://oak.example/a.svg#b)"/>'],
    ['a paint from elsewhere in its styles', `<style>rect{fill:url(https://oak.example/#b)}</style>${RECT}`],
    ['styles of another site', `<style>@import "https://oak.example/a.css";</style>${RECT}`],
    ['styles that hide what they say', `<style>rect{f\\69lter:x}</style>${RECT}`],
    ['an effect', '<rect width="40" height="20" filter="url(#f)"/>'],
    ['an effect in its styles', '<rect width="40" height="20" style="filter:blur(9px)"/>'],
    ['a dashed line', '<path d="M0 0h40" stroke="#000" stroke-dasharray="0.001"/>'],
    ['another drawing inside', svg(RECT)],
    ['too many elements', '<path d="M0 0h1"/>'.repeat(301)],
    ['lines that cross too often', `<path d="M0 0${crossing}"/>`],
    ['too many parts cut out', `<clipPath id="c"/>${'<g clip-path="url(#c)"/>'.repeat(5)}`],
    ['too deep groups', '<g>'.repeat(60) + RECT + '</g>'.repeat(60)],
    ['words beyond the limit', `<title>${'x'.repeat(70_000)}</title>${RECT}`],
  ])('with %s', async (_, body) => {
    expect(await cornerOf(svg(body))).toBe('left')
  })

  test.each([
    ['without a size', svg(RECT, '')],
    ['that is thin as a hair', svg(RECT, 'viewBox="0 0 4000 1"')],
    ['with entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<title>&a;</title>')}`],
    ['that ends early', svg(RECT).replace('</svg>', '').replace('/>', '')],
    ['that is a page', '<!doctype html><html><body>Oak</body></html>'],
    ['followed by another', svg(RECT) + svg(RECT)],
  ])('%s', async (_, text) => {
    expect(await cornerOf(text)).toBe('left')
  })
})

/** An ICO file of these images, each with its width. */
function icon(entries: readonly (readonly [width: number, bytes: Uint8Array])[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * entries.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(entries.length, 4)
  let from = head.length
  entries.forEach(([width, bytes], at) => {
    head.writeUInt8(width, 6 + 16 * at)
    head.writeUInt32LE(bytes.length, 6 + 16 * at + 8)
    head.writeUInt32LE(from, 6 + 16 * at + 12)
    from += bytes.length
  })
  return new Uint8Array(Buffer.concat([head, ...entries.map(([, bytes]) => bytes)]))
}

describe('an icon file', () => {
  test('gives its largest PNG', async () => {
    const png = await makePicture('png')
    const small = new Uint8Array(await sharp(png).resize(16).png().toBuffer())
    const file = icon([
      [16, small],
      [0, png],
      [48, bytesOf('a bitmap')],
    ])
    expect(Buffer.compare(await drawLogo(file), png)).toBe(0)
  })

  test('is left as it is when it holds bitmaps only, is cut, or points out of itself', async () => {
    const bitmaps = icon([[32, bytesOf('a bitmap')]])
    const cut = icon([[0, await makePicture('png')]]).subarray(0, 20)
    const outside = icon([[0, bytesOf('x')]])
    new DataView(outside.buffer).setUint32(6 + 12, 0xffffffff, true)
    for (const file of [bitmaps, cut, outside]) expect(await drawLogo(file)).toBe(file)
  })
})

test('pictures, and files that are neither, are left as they are', async () => {
  for (const file of [await makePicture('png'), bytesOf(''), bytesOf('{}'), new Uint8Array([0, 0, 1])]) {
    expect(await drawLogo(file)).toBe(file)
  }
})
