import { describe, expect, it } from 'vitest'
import type { OwnFamily } from '@/decks/fonts/own-families.ts'
import { planFilm } from '@/features/script-to-visuals/film/plan-film.ts'
import { timeScript } from '@/features/script-to-visuals/film/time-script.ts'
import { nameScenes } from '@/features/script-to-visuals/render/scene-fingerprints.ts'
import { makeScript } from '../support/factories/script.ts'

const script = makeScript({ text: '# Oak moves\n\nLeave a gap.' })
const plan = planFilm(script, timeScript(script))
const { heading } = script.theme.fonts

function family(name: string, file: string, signature: string): OwnFamily {
  const address = (type: string) => `/api/v1/media/fonts/w1/${file}/0.${type}?exp=1&sig=${signature}`
  const files = [
    { weight: 700, isItalic: false, subset: 'latin' as const, woff2: address('woff2'), woff: address('woff') },
  ]
  const metrics = { ascent: 0.9, descent: 0.2, lineGap: 0, averageWidth: 0.5 }
  return { name, category: 'sans', metrics, subsets: ['latin'], weights: [700], italics: [], files }
}

const named = (...families: OwnFamily[]) => nameScenes(plan, 'mp4', families)

describe('a finished scene', () => {
  it('is found again after the addresses of its fonts were signed anew', async () => {
    expect(await named(family(heading, 'f1', 'b'))).toEqual(await named(family(heading, 'f1', 'a')))
  })

  it('is not used after its font was uploaded anew', async () => {
    const [before, after] = [await named(family(heading, 'f1', 'a')), await named(family(heading, 'f2', 'a'))]
    expect(after.some((name) => before.includes(name))).toBe(false)
  })

  it('is the same whatever fonts there are besides its own', async () => {
    expect(await named(family('Brandon', 'f1', 'a'))).toEqual(await named())
  })
})
