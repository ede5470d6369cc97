import type { Check } from '../check.ts'
import { findTerms, type Term } from '../text/find-terms.ts'

const ask = (words: string): Term[] => words.split(', ').map((term) => ({ term, instead: null }))

/**
 * Superlatives and stock praise of advertising in English, German, Spanish and French, based on warnings in style guides for marketing copy. Words
 * that also state facts (“unique”, “best”, “new”) are omitted.
 */
const HYPE_WORDS: readonly Term[] = [
  ...ask('amazing, incredible, unbelievable, mind blowing, mindblowing, jaw dropping, breathtaking, earth shattering'),
  ...ask(
    'revolutionary, revolutionise your, revolutionize your, groundbreaking, ground breaking, life changing, once in a lifetime',
  ),
  ...ask(
    'unforgettable, unparalleled, unrivalled, unrivaled, unmatched, second to none, like never before, like no other',
  ),
  ...ask('must have, must see, epic, insanely good, to die for, out of this world, next level, the ultimate, 10x your'),
  ...ask(
    'skyrocket, skyrocket your, transform your life, change your life, change your life forever, changes everything, too good to be true',
  ),
  ...ask(
    'einzigartig, einzigartige, einzigartiger, einzigartiges, einzigartigen, revolutionär, revolutionäre, revolutionärer',
  ),
  ...ask('revolutionäres, revolutionären, revolutioniert, bahnbrechend, bahnbrechende, bahnbrechender, bahnbrechendes'),
  ...ask(
    'unvergesslich, unvergessliche, unvergesslicher, unvergessliches, unvergesslichen, atemberaubend, atemberaubende',
  ),
  ...ask(
    'atemberaubender, atemberaubendes, gamechanger, absolut genial, der absolute wahnsinn, das ultimative, die ultimative, der ultimative',
  ),
  ...ask(
    'unglaublich gut, sensationell, sensationelle, sensationeller, konkurrenzlos, lebensverändernd, wie nie zuvor',
  ),
  ...ask(
    'increíble, increíbles, inolvidable, inolvidables, revolucionario, revolucionaria, revoluciona, único e irrepetible',
  ),
  ...ask('espectacular, espectaculares, como nunca antes, cambiará tu vida, el mejor del mundo, la mejor del mundo'),
  ...ask(
    'incroyable, incroyables, inoubliable, inoubliables, révolutionnaire, révolutionnaires, révolutionner votre, révolutionne',
  ),
  ...ask(
    'exceptionnel, exceptionnelle, unique au monde, à couper le souffle, comme jamais, va changer votre vie, le meilleur du monde',
  ),
]

/** Score ceiling: one word of empty praise is a matter of taste; several move a text below green. */
const CEILING = 0.87

/** Finds praise without evidence. */
export const hype: Check = {
  id: 'hype',
  version: 1,
  source: 'craft',
  weight: 6,
  run(_draft, text) {
    if (text.words.length === 0) return null
    return findTerms(text, HYPE_WORDS).map(({ from, to, shown }) => ({
      reason: 'praise',
      place: { kind: 'text', from, to },
      evidence: shown,
      values: { word: shown },
      loss: 0.5,
      ceiling: CEILING,
    }))
  },
}
