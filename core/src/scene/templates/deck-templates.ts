import type { DeckTemplate } from './deck-template.ts'
import { BEFORE_AFTER } from './designs/before-after.ts'
import { EDITORIAL_QUOTE } from './designs/editorial-quote.ts'
import { ORBIT_LAUNCH } from './designs/orbit-launch.ts'
import { SWISS_RULES } from './designs/swiss-rules.ts'

/** The designs that come with the product, in the order of the gallery. */
export const DECK_TEMPLATES: readonly DeckTemplate[] = [SWISS_RULES, EDITORIAL_QUOTE, ORBIT_LAUNCH, BEFORE_AFTER]
