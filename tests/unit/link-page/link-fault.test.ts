import fc from 'fast-check'
import { domainToUnicode } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findLinkFault, hostOf, decodePunycode } from '@postwright/core/link-page/link-fault'

const OWN = 'postwright.app'

describe('a link that is published', () => {
  it.each([
    'https://example.com',
    'http://example.com/a?b=c#d',
    ' https://example.com/a%20b ',
    'https://münchen.de/',
    'https://xn--mnchen-3ya.de/',
    'https://例え.jp/',
    'https://кошка.рф/',
    'https://москва.ru/',
    'https://νίκη.gr/',
    'https://example.com:8443/',
    'https://postwright.app/features',
    'https://postwright.app.example.com/@ada',
    'https://example.com/@ada',
    'https://example.com/?at=@ada',
  ])('is %s', (address) => {
    expect(findLinkFault(address, OWN)).toBe(null)
  })
})

describe('a link is refused', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['example.com', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt://example.com/%0aalert(1)', 'scheme'],
    ['data:text/html,<script>alert(1)</script>', 'scheme'],
    ['ftp://example.com/', 'scheme'],
    ['//example.com', 'scheme'],
    ['https:example.com', 'scheme'],
    ['https://exa mple.com', 'unreadable'],
    ['https://example.com\\@evil.com', 'unreadable'],
    ['https://exam\u200bple.com', 'unreadable'],
    ['https://example.com/\u202egpj.exe', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://xn--a', 'host'],
    ['https://paypal.com@evil.com/', 'credentials'],
    ['https://user:pass@example.com/', 'credentials'],
    ['https://@example.com/', 'credentials'],
    ['https://localhost/', 'host'],
    ['https://127.0.0.1/', 'host'],
    ['https://2130706433/', 'host'],
    ['https://[::1]/', 'host'],
    ['https://printer.local/', 'host'],
    ['https://example.notatld/', 'host'],
    ['https://example.com./', 'host'],
    // Cyrillic а in a Latin name, whole names of look-alikes, Greek among Latin, a dotless i.
    ['https://p\u0430ypal.com/', 'lookalike'],
    ['https://xn--pypal-4ve.com/', 'lookalike'],
    ['https://\u0430\u0440\u0440\u04cf\u0435.com/', 'lookalike'],
    ['https://xn--80ak6aa92e.com/', 'lookalike'],
    ['https://g\u03bfogle.com/', 'lookalike'],
    ['https://w\u0131kipedia.org/', 'lookalike'],
    ['https://postwright.app/@ada', 'own_page'],
    ['https://postwright.app//@ada', 'own_page'],
    ['https://POSTWRIGHT.app/%40ada/go/a/b', 'own_page'],
  ])('%j: %s', (address, fault) => {
    expect(findLinkFault(address, OWN)).toBe(fault)
  })

  it('for the same reason however often it is asked, and never fails on what people paste', () => {
    const pasted = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `https://${text}.com/`),
    )
    fc.assert(
      fc.property(pasted, (address) => {
        expect(findLinkFault(address, OWN)).toBe(findLinkFault(address, OWN))
        expect(typeof hostOf(address)).toBe('string')
      }),
    )
  })
})

describe('Punycode', () => {
  it('is read as Node reads it', () => {
    const label = fc.string({ unit: fc.constantFrom(...'aäßжµ漢字ñç9-éж'), minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(label, (text) => {
        const [encoded = ''] = new URL(`https://x${text}x.de`).hostname.split('.')
        fc.pre(encoded.startsWith('xn--'))
        expect(decodePunycode(encoded.slice(4))).toBe(domainToUnicode(encoded))
      }),
    )
  })

  it.each(['!', 'a!', '99999999', 'é'])('of %j is nothing', (text) => {
    expect(decodePunycode(text)).toBe(null)
  })
})
