import { describe, expect, it } from 'vitest'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import { writeSvg } from '@/decks/export/svg/write-svg.ts'
import { drawingOf, groupOf, imageItem, rectangle, textItem } from '../../web/decks/support/sample-drawing.ts'

function svgOf(...groups: DrawGroup[]): string {
  return writeSvg(drawingOf(...groups), 'Slide <1>', {
    picture: (id) => (id === 'cat' ? { href: 'data:image/png;base64,AAAA', width: 400, height: 100 } : null),
    outline: () => null,
    blurred: (key) => (key.startsWith('cat') ? 'data:image/png;base64,BBBB' : null),
    fontRules: "@font-face{font-family:'Inter'}",
  })
}

describe('a slide as a vector file', () => {
  it('has its size, its title and its fonts, and runs nothing', () => {
    const svg = svgOf()
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500"')
    expect(svg).toContain('<title>Slide &lt;1&gt;</title>')
    expect(svg).toContain('font-family:&apos;Inter&apos;')
  })

  it('keeps words as words, whatever they say', () => {
    const svg = svgOf(groupOf([textItem('</text><script>alert("1")</script>\u0000&')], { role: 'paragraph' }))
    expect(svg).toContain('>&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;</text>')
    expect(svg).not.toContain('<script')
  })

  it('cannot be left through the name of a font or a description', () => {
    const font = { family: `x' onload="alert(1)`, weight: 400, isItalic: false, size: 20 }
    const figure = groupOf([rectangle(0, 0, 9, 9)], { role: 'figure', alt: '"><script>' })
    const svg = svgOf(groupOf([textItem('a', { font })]), figure)
    expect(svg).not.toMatch(/ onload="/)
    expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;"')
  })

  it('leads to pages and mail only', () => {
    const link = (address: string) => groupOf([textItem('a', { link: address })], { role: 'paragraph' })
    const svg = svgOf(link('https://example.com/?a=1&b=2'), link('javascript:alert(1)'))
    expect(svg.match(/href="[^"]*"/g)).toEqual(['href="https://example.com/?a=1&amp;b=2"'])
  })

  it('shows the part of a picture that the slide shows, cut and mirrored, and a grey area where it is gone', () => {
    const svg = svgOf(groupOf([imageItem('cat', { clip: 'M0 0h9v9z', isFlipped: true }), imageItem('gone')]))
    expect(svg).toContain('<image href="data:image/png;base64,AAAA" x="-100" y="0" width="400" height="100"')
    expect(svg).toContain('translate(200 0) scale(-1 1)')
    expect(svg).toContain('<clipPath id="d2"><path d="M0 0h9v9z"/></clipPath>')
    expect(svg).toContain('fill="#808080" fill-opacity="0.25"')
  })

  it('sets words from right to left from their right edge, and turns groups around their middle', () => {
    const words = groupOf([textItem('שלום', { direction: 'rtl', width: 80 })], { rotation: 90, opacity: 0.5 })
    const svg = svgOf(words)
    expect(svg).toContain('<g transform="translate(50 40) rotate(90 100 50)" opacity="0.5">')
    expect(svg).toMatch(/<text x="85" y="40"[^>]* direction="rtl"/)
  })

  it('casts shadows the same way however a layer is turned, blends it as a whole, and outlines letters behind them', () => {
    const shadow = { x: 10, y: 20, blur: 8, color: '#ff0000', opacity: 0.5 }
    const outlined = { ...textItem('a'), outline: { color: '#00ff00', width: 3 } }
    const svg = svgOf(groupOf([outlined], { shadow, blend: 'multiply', rotation: 30, opacity: 0.8 }))
    expect(svg).toMatch(
      /<g filter="url\(#d1\)" opacity="0.8" style="mix-blend-mode:multiply"><g transform="[^"]*rotate/,
    )
    expect(svg).toContain('<feGaussianBlur in="SourceAlpha" stdDeviation="4"')
    expect(svg).toContain('<feOffset dx="10" dy="20"')
    expect(svg).toMatch(/stroke="#00ff00" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/)
  })

  it('holds blurred images as files of their own', () => {
    const svg = svgOf(groupOf([imageItem('cat', { blur: 20 })]))
    expect(svg).toContain('href="data:image/png;base64,BBBB"')
    expect(svg).not.toContain('AAAA')
  })

  it('draws outlined text as shapes that say their words, and emoji as images beside them', () => {
    const box = { x: 40, y: -20, width: 24, height: 24 }
    const item = { ...textItem('Hi 😀'), outline: { color: '#00ff00', width: 3 } }
    const svg = writeSvg(drawingOf(groupOf([item], { role: 'paragraph' })), '', {
      picture: () => null,
      blurred: () => null,
      outline: () => ({ path: 'M0 0L9 9Z', images: [{ href: 'data:image/png;base64,CCCC', box }] }),
      fontRules: '',
    })
    expect(svg).toContain(
      '<g transform="translate(5 40)" role="img" aria-label="Hi 😀"><path d="M0 0L9 9Z" fill="#112233" stroke="#00ff00"',
    )
    expect(svg).toContain('<image href="data:image/png;base64,CCCC" x="40" y="-20"')
    expect(svg).not.toMatch(/<text|font-family|<style/)
  })
})
