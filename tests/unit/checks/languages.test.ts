import { draftOfText } from '@postwright/core/checks/checked-draft'
import { parseLanguages } from '@postwright/core/brand-kit/to-brand-rules'
import { analyzeText } from '@postwright/core/checks/text/analyze-text'
import type { PersonaRules } from '@postwright/core/checks/persona/persona-rules'
import { runChecks } from '@postwright/core/checks/run-checks'
import { personaRulesOf } from '@postwright/core/personas/persona-rules-of'
import { gradeOfComments } from '@postwright/core/personas/cluster/grade-of-comments'
import { emptyPersona } from '@postwright/core/model/persona'
import { expect, it } from 'vitest'

const persona: PersonaRules = personaRulesOf({ ...emptyPersona('Readers'), gradeMax: 1 })
const report = (text: string) => runChecks(draftOfText(text, { persona }))

/** Long words, and no letter beyond a to z: what a formula for English would call hard to read. */
const FOREIGN: readonly (readonly [language: string, text: string])[] = [
  [
    'German',
    'Unsere Genossenschaft repariert seit Jahren Haushaltsmaschinen und Kaffeeautomaten. Ersatzteile bestellen wir gemeinsam mit anderen Werkstattbetrieben.',
  ],
  [
    'Spanish',
    'Nuestra cooperativa repara desde siempre electrodomesticos y cafeteras industriales. Encargamos juntos las piezas necesarias para todos los talleres.',
  ],
  [
    'French',
    'Notre association repare depuis toujours les machines abandonnees par les fabricants. Nous commandons ensemble les pieces introuvables pour tous.',
  ],
  [
    'Italian',
    'La nostra cooperativa ripara elettrodomestici e macchine industriali di ogni fabbricante. Ordiniamo insieme le componenti per tutte le officine.',
  ],
  [
    'Portuguese',
    'A nossa cooperativa repara eletrodomesticos e cafeteiras industriais de todos os fabricantes. Encomendamos juntos as pecas para as oficinas.',
  ],
  [
    'Indonesian',
    'Koperasi kami memperbaiki peralatan rumah tangga sejak bertahun-tahun lamanya. Bersama bengkel lainnya kami memesan suku cadang berkualitas setiap bulannya.',
  ],
  [
    'Finnish',
    'Osuuskuntamme korjaa kodinkoneita kaupunkilaisten kanssa. Tilaamme varaosat yhdessa muiden korjaamoiden kanssa kerran kuukaudessa. Tervetuloa mukaan oppimaan korjaamista.',
  ],
]

it.each(FOREIGN)(
  'gives no reading level for a text in %s, and says that its words are of another language',
  (_, text) => {
    const { rows, isForeign } = report(text)
    expect(rows.map(({ check }) => check)).not.toContain('readingEase')
    expect(rows.map(({ check }) => check)).not.toContain('readingLevel')
    expect(isForeign).toBe(true)
  },
)

it('gives one for an English text', () => {
  const text =
    'Our cooperative has repaired abandoned coffee machines for many years. We order missing parts together with other workshops.'
  const { rows, isForeign } = report(text)
  expect(rows.map(({ check }) => check)).toEqual(expect.arrayContaining(['readingEase', 'readingLevel']))
  expect(isForeign).toBe(false)
})

it.each(['', '😀😀', 'https://oak.example #oak'])('calls nothing foreign that has no words: %s', (text) => {
  expect(report(text).isForeign).toBe(false)
})

it('leaves comments in other languages out of the grade at which comments are written', () => {
  const english = Array.from(
    { length: 30 },
    () => 'We like the bread and the people. It is a good place to sit with a friend.',
  )
  const foreign = FOREIGN.map(([, text]) => text)
  expect(gradeOfComments([...english, ...foreign], 'en')).toBe(gradeOfComments(english, 'en'))
  expect(gradeOfComments(foreign, 'de')).toBe(0)
})

it.each([
  ['de', 'Oma spielt Topf.'],
  ['es', '¿Tienes fiebre?'],
  ['fr', 'Vos freins couinent ?'],
  ['en', 'No data was lost.'],
] as const)('takes a short text for the language of the workspace: %s', (language, text) => {
  expect(analyzeText(text, [language]).language).toBe(language)
})

it('knows the language of a text that is long enough, whatever is expected', () => {
  for (const [language, text] of FOREIGN.slice(0, 3))
    expect(analyzeText(text, ['en']).language).toBe({ German: 'de', Spanish: 'es', French: 'fr' }[language])
})

it('is silent about words where no language stands out', () => {
  expect(analyzeText('Mmm. OK!', []).language).toBeNull()
})

it('reads which languages a brand names', () => {
  expect(parseLanguages('German and English (UK)')).toEqual(['de', 'en'])
  expect(parseLanguages('fr-CA')).toEqual(['fr'])
  expect(parseLanguages('en-DE')).toEqual(['en'])
  expect(parseLanguages('pt-BR')).toEqual([])
  expect(parseLanguages('Español, português')).toEqual(['es'])
})
