import type { PhotoName } from './desk.ts'

/** Opening lines by kind, each with the photo that it describes. */
const OPENINGS = {
  plain: [
    { text: 'A desk for one person, one cup and three books. It is enough.', photo: 'desk' },
    { text: 'Our oak grows in this forest, twelve kilometres from the workshop.', photo: 'forest' },
    { text: 'The workshop is open on Saturday from ten to four.', photo: null },
    { text: 'Orders leave on Thursday, packed in paper and nothing else.', photo: 'parcel' },
    { text: 'Four in the afternoon, and the linden draws on our wall.', photo: 'leaves' },
    { text: 'Fresh oak has come in and is drying below the roof.', photo: null },
    { text: 'A new shelf needs a first guest. Ours is a clay vase.', photo: 'vase' },
  ],
  question: [
    { text: 'How deep should a bookshelf be? Measure your largest book first.', photo: 'books' },
    { text: 'What stands on your kitchen table right now?', photo: 'tomatoes' },
    { text: 'Which chair at home would you like to see repaired?', photo: null },
    { text: 'Do you oil your table once a year, or when it looks dry?', photo: 'desk' },
  ],
  number: [
    { text: '9 steps, 3 days and no screw: this hallway is finished.', photo: 'arch' },
    { text: '31 books on one metre of oak, and the board does not bend.', photo: 'books' },
    { text: '12 people learned to sharpen a chisel on Saturday.', photo: null },
    { text: '40 parcels this month, each with a spare pot of oil inside.', photo: 'parcel' },
  ],
  contrast: [
    { text: 'Everyone oils the table, but the bowl on it needs oil more.', photo: 'tomatoes' },
    { text: 'Do not sand the top, scrape it instead.', photo: 'desk' },
    { text: 'A vase wants a shelf, not a corner.', photo: 'vase' },
  ],
} as const satisfies Record<string, readonly { text: string; photo: PhotoName | null }[]>

export type OpeningKind = keyof typeof OPENINGS

const BODIES = [
  'We take the joint apart, clean it, and put it together with warm glue. It holds for the next thirty years.',
  'Bring it by on Thursday afternoon. We look at it together and say what it costs before anything is done.',
  'Good wood forgives a lot. It wants to be dry, and it wants time, and then it does nearly all of the work by itself.',
  'Two benches are still free. Tools and coffee are there, and a hand when you need one.',
]

const TAGS = ['#Repair', '#Woodwork', '#SlowCraft', '#Furniture']

type Choice = { kind: OpeningKind; at: number; hasLink: boolean; tags: number; hasEmoji: boolean }

/** Returns the text of a post of a small workshop and its photo, deterministic for the same choice. */
export function measuredText({ kind, at, hasLink, tags, hasEmoji }: Choice): { text: string; photo: PhotoName | null } {
  const openings = OPENINGS[kind]
  const opening = openings[at % openings.length] ?? { text: '', photo: null }
  const end = [
    ...(hasLink ? [`https://example.com/notes/${at}`] : []),
    ...(tags > 0 ? [TAGS.slice(0, tags).join(' ')] : []),
  ].join(' ')
  const body = `${BODIES[at % BODIES.length] ?? ''}${hasEmoji ? ' 🪵' : ''}`
  return { text: [opening.text, body, end].filter((part) => part !== '').join('\n\n'), photo: opening.photo }
}
