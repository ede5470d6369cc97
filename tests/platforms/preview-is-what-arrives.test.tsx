import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '@postwright/core/model/connection'
import { emptyDraft } from '@postwright/core/model/post'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import { countText } from '@postwright/core/publishing/count-text'
import { PLATFORM_MODULES } from '@/platforms/modules.ts'
import { markText } from '@/platforms/preview/post-text.tsx'
import { previewContentOf } from '@/posts/preview/preview-content-of.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { loadWords } from '../web/support/show.tsx'
import { openRecorder, RECORDED } from './support/record-text.ts'

const LONG_LINK = `https://example.com/${'long-path/'.repeat(28)}end`
const STARTS = [
  'Six stools from one plank of ash.',
  'Zwölf Stühle für Käthe — ¡qué bonito!',
  '木の椅子を六脚つくりました。',
  'كراسي من خشب الرماد',
  '',
]
const ENDS = [
  'Plans: https://example.com/plans',
  `${LONG_LINK} and words after it`,
  'Say hello @oak, tag #wood #diy & more',
  'Two lines\n\nand a blank one between 👩‍🔧🪑',
  '3 < 5 > 2 & "quotes" it\'s fine',
  'Prices: 1.200,50 € (–20 %) … 50/50',
  'snake_case_name and 2 * 3 * 4 = 24',
  '- one\n- two\n1. first',
  '  spaces  inside   stay  readable',
  'The end',
]
/** Fifty texts of many scripts and signs. */
const TEXTS = STARTS.flatMap((start) => ENDS.map((end) => `${start} ${end}`.trim()))

/** Networks with Markdown: only letters and digits are compared, because the preview renders the marks. */
const LETTERS_ONLY: readonly Platform[] = ['discord', 'slack']

async function previewText(channel: Connection, text: string): Promise<string> {
  const { Preview } = await PLATFORM_MODULES[channel.platform].preview()
  const draft = { ...emptyDraft(), text, title: PLATFORM_CONTRACTS[channel.platform].title ? 'A title' : '' }
  const content = previewContentOf(draft, channel, {
    fileOf: () => {
      throw new Error('no files')
    },
  })
  // The text behind "more" is published too. X shows every post whole, so its content is used as it is.
  const whole = channel.platform === 'x' ? content : { ...content, fold: null }
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <Preview channel={channel} content={whole} device="phone" />
    </MantineProvider>,
  )
  return textIn(markup)
}

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The text of a page, with a mark in place of each link: networks shorten them in their own ways. */
function textIn(markup: string): string {
  return markup
    .replaceAll(/<span class="[^"]*" data-kind="link">[^<]*<\/span>/g, '⟦link⟧')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign)
}

/** Networks on which a link is plain text keep it as it was typed. */
const UNLINKED: readonly Platform[] = ['instagram', 'tiktok', 'webhook']

function withoutLinks(platform: Platform, text: string): string {
  if (UNLINKED.includes(platform)) return text
  const pieces = markText(text, { links: true, tags: false, mentions: 'none' })
  return pieces.map(({ kind, text: piece }) => (kind === 'link' ? '⟦link⟧' : piece)).join('')
}

function comparable(platform: Platform, text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return LETTERS_ONLY.includes(platform) ? plain.replaceAll(/[^\p{L}\p{N}⟦⟧]/gu, '') : plain
}

/** YouTube refuses texts with angle brackets. */
function takes(platform: Platform, text: string): boolean {
  return platform !== 'youtube' || !/[<>]/.test(text)
}

beforeAll(loadWords)

it('there are fifty texts to compare', () => {
  expect(new Set(TEXTS).size).toBe(50)
})

describe.each(RECORDED)('a preview of %s', (platform) => {
  let recorder: Awaited<ReturnType<typeof openRecorder>>
  beforeAll(async () => {
    recorder = await openRecorder(platform)
  })
  afterAll(() => recorder.close())

  it('shows the text that the network has, for every one of the texts that it takes', async () => {
    const channel = makeConnection({ id: 'channel1', platform })
    const contract = PLATFORM_CONTRACTS[platform]
    const taken = TEXTS.filter((text) => countText(contract, text).left >= 0 && takes(platform, text))
    expect(taken.length).toBeGreaterThan(30)
    for (const text of taken) {
      const recorded = comparable(platform, withoutLinks(platform, await recorder.record(text)))
      expect(comparable(platform, await previewText(channel, text))).toContain(recorded)
    }
  })
})

it('X shows a post whole whose link alone is longer than a post may be', async () => {
  const text = await previewText(makeConnection({ platform: 'x' }), `${LONG_LINK} and words after it`)
  expect(text).toContain('and words after it')
})
