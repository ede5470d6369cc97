import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { plainPattern } from '@postwright/core/scene/outline/plain-pattern'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import { FORMATS } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { beginFromTemplate } from '@postwright/core/scene/templates/begin-from-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { readCounter } from '@postwright/core/scene/outline/slide-pattern'
import { wordsOfSlide } from '@postwright/core/scene/outline/words-of-slide'
import { plainText } from '@postwright/core/scene/text-content'
import { expect, it } from 'vitest'
import { OPTIONS } from './lint/planted-faults.ts'
import { textLayer } from './text-layer.ts'

/** Texts as people bring them: short, long, with numbers, in other scripts. */
const TEXTS = [
  {
    says: 'tip',
    text: 'Write the last sentence first. Everything before it is a road to that sentence.',
  },
  {
    says: 'article',
    text: '# Why small shops should send letters\nA mailing list is the only audience that you own.\n\n## The feed forgets you\nA post lives for a day. Then the feed moves on, and nobody scrolls back to find what you said on Tuesday. A letter waits in the inbox until somebody has time for it, and that can be a Sunday morning with coffee.\n\n## Letters are read by people who asked\nNobody lands on your list by accident. They typed their address because something you made was useful to them. That is a promise on both sides: you write when there is something to say, and they read because you kept it so far.\n\n## Start with ten names\nYou do not need a thousand readers. Ten are enough to learn what people answer to. Ask each of them one question at the end of the first letter, and write the second letter about the best answer you got.\n\n## Keep the rhythm\nEvery second Thursday is better than whenever there is time. Put the next three dates into your calendar now, and write one line for each of what it might be about. The line can change. The date should not.\n\n## What to measure\nReplies. Not openings, which machines count wrongly, and not clicks, which tell you what was curious but not what was good.',
  },
  {
    says: 'numbers',
    text: '# Our year in numbers\n## Orders\n1,284 orders, 38 % more than last year\n## Returns\n2.1 %\n## Team\n- 4 people in January\n- 7 people in December\n- 0 people left\n## Next year\n1. Open on Saturdays\n2. Ship to Austria\n3. Print the catalogue',
  },
  {
    says: 'list',
    text: '# 5 ways to shorten a meeting\n1. Write the question into the invitation\n2. Invite only people who decide\n3. Begin with the answer\n4. Stop when it is answered\n5. Send one line afterwards',
  },
  {
    says: 'quote',
    text: '# A sentence that stayed\n> The work teaches you how to do it.\n\n— Estonian proverb\n\nWe have it above our door.',
  },
  {
    says: 'emoji',
    text: '# Weekend plans 🌿\n## Saturday ☕\nMarket at eight, pancakes at ten 🥞\n## Sunday 🚲\n- 🌊 Lake\n- 📚 Book\n- 😴 Nap\n## Monday\nNo plans 🎉',
  },
  {
    says: 'german',
    text: '# Wie wir Dienstleistungsverträge verständlicher machen\nDrei Schritte für Selbstständige\n## Haftungsbeschränkung erklären\nSchreiben Sie in einem Satz, was passiert, wenn etwas schiefgeht, und wer es bezahlt.\n## Zahlungsbedingungen an den Anfang\n- Wann wird bezahlt?\n- Wie viel?\n- Was kostet Verspätung?\n## Kündigungsfristen nennen\nVierzehn Tage reichen fast immer.',
  },
  {
    says: 'arabic',
    text: '# ثلاث عادات لصباح هادئ\nبدون هاتف\n## افتح النافذة\nدع الهواء يدخل قبل أن تدخل الأخبار.\n## اشرب كأس ماء\n- قبل القهوة\n- ببطء\n## اكتب سطرا واحدا\nما الذي يهمك اليوم؟',
  },
  {
    says: 'japanese',
    text: '# 毎朝五分の片づけ\n道具はいりません\n## 机の上から始める\n昨日使ったものをひとつだけ戻します。それだけで気分が変わります。\n## 捨てる前に撮る\n- 思い出の品\n- 古い手紙\n- 壊れた時計\n## 終わったら窓を開ける\n新しい空気がご褒美です。',
  },
  {
    says: 'launch',
    text: '# Bookings are open\nThe spring course starts on 3 March.\n## Who it is for\nPeople who have thrown ten bowls and want the eleventh to stand.\n## What you make\n- A set of four cups\n- One teapot\n- A bowl that survives a dishwasher\n## When and where\nEight Tuesdays, 18:30 to 21:00, Lindenstrasse 4\n## What it costs\n€ 320, clay and firing included',
  },
  {
    says: 'myth',
    text: '# Myth or fact: houseplants\n## They clean the air\nYou would need a hundred plants in one room.\n## Yellow leaves need water\nMore often they need less.\n## Bigger pots are better\nRoots like it tight. One size up is enough.\n## Talk to them\nIt cannot hurt.',
  },
  {
    says: 'long-title',
    text: '# What eleven years of answering support mail by hand taught a team of three about software nobody asked for\n## Patience\nIt is a feature.\n## Honesty\nSay what does not work before somebody finds it.',
  },
]
const PLAIN = plainPattern('content', FORMATS['4:5']).layers.map(({ id }) => id)
const cells = TEXTS.flatMap((text) => DECK_TEMPLATES.map((template) => ({ ...text, id: template.id, template })))

function written(text: string, template: (typeof DECK_TEMPLATES)[number]): Scene {
  let count = 0
  const newSlideId = () => `slide${(count += 1)}`
  const scene = beginFromTemplate(template, { name: 'A deck', deckId: 'deck1', newSlideId })
  return { ...scene, slides: slidesFromText(text, 'markdown', { scene, deckId: 'deck1', newSlideId }) ?? [] }
}

it.each(cells)('sets the text "$says" in layouts of $id, with nothing to find in them', ({ text, template }) => {
  const scene = written(text, template)
  const options = { ...OPTIONS, measure: MEASURE_BY_ADVANCES, brand: null }
  // Photos of the product bring their own alternative text.
  const found = lintScene(scene, options).filter(({ check }) => check !== 'altText')
  expect(found.map(({ check, slideId, layerId }) => [check, slideId, layerId])).toEqual([])
  const plain = scene.slides.filter(({ layers }) => layers.every(({ id }) => PLAIN.includes(id)))
  expect([scene.slides.length > 0, plain]).toEqual([true, []])
})

const templateOf = (id: string) => {
  const template = DECK_TEMPLATES.find((each) => each.id === id)
  if (!template) throw new Error(`There is no design ${id}.`)
  return template
}
/** The words of each slide by their slots, without the name and the numbers of the design. */
function wordsIn({ slides }: Scene): Record<string, string>[] {
  return slides.map(({ layers }) =>
    Object.fromEntries(
      layers.flatMap((layer) =>
        layer.type === 'text' && layer.slot !== ''
          ? [[layer.slot.split(' ')[0] ?? '', plainText(layer.paragraphs)]]
          : [],
      ),
    ),
  )
}

const LIST = '# Five ways\n1. One\n2. Two\n3. Three\n4. Four\n5. Five'

it('keeps a list together below its heading, and off the cover', () => {
  const [cover, list] = wordsIn(written(LIST, templateOf('before-after')))
  expect(cover).toEqual({ headline: 'Five ways' })
  expect(list).toEqual({ title: 'Five ways', body: 'One\nTwo\nThree\nFour\nFive' })
})

it('sets a short text without a heading as the headline of the cover', () => {
  const [cover] = wordsIn(written('Write the last sentence first.', templateOf('swiss-rules')))
  expect(cover).toEqual({ headline: 'Write the last sentence first.' })
})

it('numbers no sentences of a text', () => {
  const sentence = 'Nobody lands on your list by accident, because they typed their address themselves.'
  const [, prose] = wordsIn(
    written(`# A title\n# A heading\n${sentence}\n\n${sentence}\n# End\nIt ends.`, templateOf('bold-blocks')),
  )
  expect(Object.keys(prose ?? {})).toEqual(['title', 'body'])
})

it('shows the number of a part once, however many slides the part takes', () => {
  const long = Array.from({ length: 12 }, (_, at) => `This is sentence ${at} of a text that is too long for one slide.`)
  const { slides } = written(`# A title\n# A heading\n${long.join(' ')}\n# End\nIt ends.`, templateOf('swiss-rules'))
  const numbers = slides.flatMap(({ layers }) => layers.filter((layer) => readCounter(layer) !== null))
  expect(slides.length).toBeGreaterThan(3)
  expect(numbers.length).toBeLessThanOrEqual(1)
})

it('gives entries no signs that were chosen for the words of the example', () => {
  const { slides } = written('# A title\n# Sunday\n- Lake\n- Book\n- Nap\n# End\nIt ends.', templateOf('coastline'))
  const signs = slides.flatMap(({ layers }) => layers.flatMap((layer) => (layer.type === 'icon' ? [layer.icon] : [])))
  expect(signs).toEqual(['check', 'check', 'check'])
})

it('reads no list as the heading of its slide when the design changes', () => {
  const layer = textLayer('tttt', '')
  const paragraphs = ['One', 'Two'].map((text) => ({ list: 'bullet' as const, level: 0, runs: [{ text }] }))
  expect(wordsOfSlide({ layers: [{ ...layer, paragraphs }] })).toEqual({ title: [], body: paragraphs })
})
