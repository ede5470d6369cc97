import { readFileSync } from 'node:fs'
import { BRAND } from '@postwright/core/brand'
import { z } from 'zod'
import type { PublicPage } from '../public-pages.ts'

/** `note` is stored in the image, in ASCII, so that a change of text is noticed. */
type CardWords = { title: string; text: string; note: string }

const homeSchema = z.object({ hero: z.object({ text: z.string() }) })

/** Text of a page's social card: its heading, and a sentence. */
export function cardWords({ heading, description, path }: PublicPage): CardWords {
  const text = path === '/' ? promise() : description
  return { title: heading, text, note: JSON.stringify([heading, text]).replace(/[^ -~]/g, '?') }
}

/** Sentence of the home page's card. Its description would repeat its heading, so this is the text below the heading. */
function promise(): string {
  const file = new URL('../../../web/public/locales/en/public.json', import.meta.url)
  const { hero } = homeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return hero.text.replaceAll('{{brand}}', BRAND.name)
}

/** Path of a card's file below `web/public/`. */
export const cardFile = (path: string): string => `cards/${path === '/' ? 'home' : path.slice(1)}.png`
