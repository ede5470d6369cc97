/** Beginnings of posts, by what they are. */
const OPENINGS = {
  plain: [
    'The workshop is open on Saturday from ten to four.',
    'Our spring course in simple joints begins again in April.',
    'Fresh oak has come in and is drying below the roof.',
    'A word on glue and why we warm it before we use it.',
  ],
  question: [
    'Which chair at home would you like to see mended?',
    'Do you oil your table once a year, or when it looks dry?',
    'What is the oldest tool that you still use?',
  ],
  number: [
    '3 chairs left the workshop this week, and none of them wobbles.',
    '12 people learned to sharpen a chisel on Saturday.',
    '40 years of use, and the drawer still runs: look at this joint.',
  ],
  contrast: [
    'Everyone throws wobbly chairs away, but most need ten minutes of work.',
    'Do not sand the top, scrape it instead.',
  ],
} as const

export type OpeningKind = keyof typeof OPENINGS

const BODIES = [
  'We take the joint apart, clean it, and put it together with warm glue. It holds for the next thirty years.',
  'Bring it by on Thursday afternoon. We look at it together and say what it costs before anything is done.',
  'Good wood forgives a lot. It wants to be dry, and it wants time, and then it does nearly all of the work by itself.',
  'Two benches are still free. Tools and coffee are there, and a hand when you need one.',
]

const TAGS = ['#Repair', '#Woodwork', '#SlowCraft', '#Furniture']

type Choice = { kind: OpeningKind; at: number; hasLink: boolean; tags: number; hasEmoji: boolean }

/** A post of a small workshop; the same for the same choice. */
export function measuredText({ kind, at, hasLink, tags, hasEmoji }: Choice): string {
  const openings = OPENINGS[kind]
  const opening = openings[at % openings.length] ?? ''
  const end = [
    ...(hasLink ? [`https://example.com/notes/${at}`] : []),
    ...(tags > 0 ? [TAGS.slice(0, tags).join(' ')] : []),
  ].join(' ')
  const body = `${BODIES[at % BODIES.length] ?? ''}${hasEmoji ? ' 🪵' : ''}`
  return [opening, body, end].filter((part) => part !== '').join('\n\n')
}
