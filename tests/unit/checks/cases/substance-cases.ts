import type { CheckCases } from './case.ts'

const PADDING =
  'As you may know, our team has been working hard for a long time. We have listened to all of you and we are grateful for each of your kind words. '

/** Whether a text says something, and says it plainly: bait, hype, thin texts and buried news. */
export const SUBSTANCE_CASES: readonly CheckCases[] = [
  {
    check: 'bait',
    finds: [
      'You won’t believe how we moved the oven into the shop.',
      'Seven tips for a calm week. Number 4 will surprise you.',
      'Tag 3 friends who need a new bike.',
      'Like if you love bread, share if you agree with us.',
      'Comment YES and we send you the recipe.',
      'Markiere zwei Freunde und gewinne ein Fahrrad.',
      'Du wirst nicht glauben, was unsere Katze kann.',
      'Etiqueta a 3 amigos y gana una bici.',
      'Comparte si estás de acuerdo con nosotros.',
      'Likez si vous aimez le pain de seigle.',
      'Vous n’allez pas y croire : le four est déjà là.',
    ],
    passes: [
      'We did not believe it either: the oven fits through the door.',
      'Seven tips for a calm week. The fourth one saves an hour.',
      'Bring three friends, there is room for all of you.',
      'The price tag on the 3 bikes is wrong, please ask us.',
      'If you like rye bread, come on Friday.',
      'Comments are open until Friday.',
      'Unsere Freunde aus Graz haben uns drei Räder geschickt.',
      'El 4 de mayo abrimos con tres amigos.',
    ],
  },
  {
    check: 'hype',
    finds: [
      'Our amazing new bread is here.',
      'A game changer? No: an unforgettable evening for all.',
      'This is a once in a lifetime sale of old bikes.',
      'Unser revolutionäres Brot ist da.',
      'Una experiencia inolvidable para toda la familia.',
      'Une soirée inoubliable vous attend dans notre salle.',
    ],
    passes: [
      'Our new rye bread is here: 48 hours in the making.',
      'We had a good evening with 40 people and one dog.',
      'The sale of old bikes is on Friday, from 9 to 12.',
      'Unser Brot ist da, drei Tage gereift.',
      'Una tarde con música para toda la familia.',
      'Une soirée avec cinq groupes dans notre salle.',
    ],
  },
  {
    check: 'thinText',
    finds: [
      'ok',
      'Good morning',
      'Something big is coming! We cannot say more yet.',
      'Big news for all of our friends in the old town. Coming very soon!',
      'Bald ist es so weit: etwas Großes kommt auf euch zu.',
      'Muy pronto, algo especial para todos vosotros.',
      'Une grande nouvelle arrive très bientôt chez nous.',
    ],
    passes: [
      'We are closed today.',
      'Something new is coming on 4 May: a second oven.',
      { text: 'ok', files: [{ mediaId: 'm1', kind: 'image', alt: 'Two loaves', name: 'loaf.jpg' }] },
      'ok https://oak.example/menu',
      'Etwas Großes kommt am 4. Mai: der neue Ofen.',
      'Thanks, @anna',
    ],
  },
  {
    check: 'buriedHook',
    finds: [
      `${PADDING}From 1 May, the shop opens at six.`,
      `${PADDING}We are closing our shop in Leeds.`,
      `${PADDING}Until Friday you can order the last loaves.`,
      `${PADDING}A loaf will cost €5 from now.`,
      `${PADDING}\n\nThe app is now free for all of you.`,
      'Wie ihr vielleicht wisst, haben wir in den letzten Jahren viel gebaut und geplant, viele Gespräche geführt und noch mehr Kaffee getrunken, und wir sind allen sehr dankbar. Ab Montag ist der Laden offen.',
    ],
    passes: [
      'From 1 May, the shop opens at six. As you may know, our team has been working hard for a long time on the new oven.',
      'As you may know, we moved. From Monday, the shop opens at six.',
      'Our oven is 61 years old and has seen four bakers, two floods and a wedding that ended with flour in every pocket. From Friday it rests.',
      'We sat on the step with a bag of plums and waited for the van, which did not come, so we ate the plums and told stories. On Monday it came.',
      'We are closing our shop in Leeds.',
      PADDING,
    ],
  },
]
