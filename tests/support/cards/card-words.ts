import { readFileSync } from 'node:fs'
import { BRAND } from '@postwright/core/brand'
import { z } from 'zod'
import type { PublicPage } from '../public-pages.ts'

/** `note` is what is kept inside the picture, in ASCII, so that a change of words is noticed. */
type CardWords = { title: string; text: string; note: string }

const homeSchema = z.object({ hero: z.object({ text: z.string() }) })

/** What stands on the card of a page: its heading, and the sentence below. */
export function cardWords({ heading, description, path }: PublicPage): CardWords {
  const text = path === '/' ? promise() : description
  return { title: heading, text, note: JSON.stringify([heading, text]).replace(/[^ -~]/g, '?') }
}

/** The home page's description is its heading; its card goes on as the page does. */
function promise(): string {
  const file = new URL('../../../web/public/locales/en/public.json', import.meta.url)
  const { hero } = homeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return hero.text.replaceAll('{{brand}}', BRAND.name)
}

/** The card's file, below `web/public/`. */
export const cardFile = (path: string): string => `cards/${path === '/' ? 'home' : path.slice(1)}.png`
