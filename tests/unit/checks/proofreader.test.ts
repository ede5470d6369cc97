import { grammarProofs, spellingProofs } from '@postwright/core/checks/language/proof'
import { analyzeText } from '@postwright/core/checks/text/analyze-text'
import { describe, expect, it } from 'vitest'
import { createProofreader } from '@/checks/proofreading/create-proofreader.ts'
import { readDictionary } from '../../support/read-dictionary.ts'

const readProofs = createProofreader(readDictionary)

async function shownIn(text: string) {
  const analysis = analyzeText(text)
  const proofs = await readProofs(analysis)
  const shown = [...spellingProofs(proofs, analysis, []), ...grammarProofs(proofs, analysis)]
  return shown.map(({ evidence, instead }) => [evidence, instead[0]])
}

describe('the proofreader', () => {
  it.each([
    ['The fishermens met at the harbour and talked about it.', 'fishermens'],
    ['We could of charged more for the new logo.', 'could of'],
    ['It is going to effect all of the people in the town.', 'effect'],
    ['We have upto 20 seats left for the show.', 'upto'],
    ['Wir freuen uns auf euch, denn das Essen ist vorzüglihc und die Musik auch.', 'vorzüglihc'],
    ['Hoy abrimos la tienda de la familia con pan muy bueno y una sorpressa para los niños.', 'sorpressa'],
    ['Nous ouvrons la boutique ce samedi avec des croisants et l’extase pour les enfants.', 'croisants'],
  ])('finds the slip in “%s”', async (text, slip) => {
    expect((await shownIn(text)).map(([evidence]) => evidence)).toContain(slip)
  })

  it.each([
    'The colour of the honour board is grey, and the color of the other one is gray.',
    'Tickets are 20 € at box.office@theatre.example, and the doors open at 7 pm.',
    'Our barista Ólafur pulls a cortado for Nkechi in the Kaffibarinn on Bergstaðastræti.',
    'Die Donaudampfschifffahrt und das Frühstücksei sind auf dem Kassenbuch der Bäckerei.',
    'L’école d’été n’est pas ouverte aujourd’hui, mais on y va quand même avec les enfants.',
    'La panadería de la esquina abre a las ocho y cierra cuando se acaba el pan.',
    '日本語の文章はここにあります。',
    '',
  ])('says nothing of “%s”', async (text) => {
    expect(await shownIn(text)).toEqual([])
  })

  it('keeps the words to which a grammar adds others', async () => {
    expect(await shownIn('The new show will great for all of you in the town.')).toEqual([['will', 'will be']])
  })

  it('is asked again after a dictionary could not be loaded', async () => {
    let attempts = 0
    const read = createProofreader(async (language) => {
      attempts += 1
      if (attempts === 1) throw new Error('no network')
      return readDictionary(language)
    })
    const text = analyzeText('Hoy abrimos la tienda de la familia con una sorpressa para los niños.')
    await expect(read(text)).rejects.toThrow('no network')
    expect(await read(text)).toMatchObject([{ evidence: 'sorpressa' }])
  })
})
