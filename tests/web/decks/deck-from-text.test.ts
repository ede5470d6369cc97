import { describe, expect, it } from 'vitest'
import { plainText } from '@postwright/core/scene/text-content'
import type { Scene } from '@postwright/core/scene/scene'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { deckFromText } from '@/features/carousel-editor/new-deck.ts'

const TEXT = '# Sharp chisels\nIn three steps\n\n# Stones\n- coarse\n- fine\n\n# Strop\nLeather and paste'
const options = { kind: 'markdown', templateId: null, untitled: 'Untitled deck' } as const

function wordsOf(scene: Scene | null): string {
  const layers = scene?.slides.flatMap((slide) => slide.layers) ?? []
  return layers.flatMap((layer) => (layer.type === 'text' ? [plainText(layer.paragraphs)] : [])).join('\n')
}

describe('a deck of a text', () => {
  it('is called like its first line, and has every word in slides that can be stored', () => {
    const scene = deckFromText(TEXT, options)
    expect(scene?.deck.name).toBe('Sharp chisels')
    expect(scene?.slides.map(({ kind }) => kind)).toEqual(['intro', 'content', 'outro'])
    for (const words of ['In three steps', 'coarse', 'fine', 'Leather and paste'])
      expect(wordsOf(scene)).toContain(words)
    for (const slide of scene?.slides ?? []) expect(slideDraftSchema.safeParse(slide).success).toBe(true)
  })

  it('takes the design of a template, with what stands on all of its slides', () => {
    const [template] = DECK_TEMPLATES
    const scene = deckFromText(TEXT, { ...options, templateId: template?.id ?? '' })
    expect(scene?.deck.theme).toEqual(template?.theme)
    const repeated = template?.slides.filter(({ kind }) => kind === 'common').length ?? 0
    expect(scene?.slides.filter(({ kind }) => kind === 'common')).toHaveLength(repeated)
    const places = scene?.slides.map(({ place }) => place) ?? []
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
  })

  it('is none of a text without words, or with more than a deck holds', () => {
    expect(deckFromText('  \n ', options)).toBeNull()
    expect(deckFromText(Array.from({ length: 60 }, (_, i) => `# Slide ${i}`).join('\n'), options)).toBeNull()
  })
})
