import type { CheckCases } from './case.ts'

/** Spelling and grammar in the four languages that are known. */
export const LANGUAGE_CASES: readonly CheckCases[] = [
  {
    check: 'misspellings',
    finds: [
      'We will definately be there on Monday.',
      'You will recieve the seperate bill in May.',
      'The restaraunt is open until ten.',
      'Wir sind vieleicht am Montag wieder für euch da.',
      'La cena será excelente, pero el vino es exelente y la tarde tambien.',
      'Vous êtes tous les bienvenus dans notre magasin, et la soirée sera exellent.',
    ],
    passes: [
      'We will definitely be there on Monday.',
      'You will receive the separate bill in May.',
      'Maja Recievich and her brilliant resource are here.',
      'Wir sind vielleicht am Montag wieder für euch da.',
      'La cena será excelente y la tarde también.',
      'Vous êtes tous les bienvenus dans notre magasin.',
    ],
  },
  {
    check: 'grammar',
    finds: [
      'We could of stayed for the whole week.',
      'This bread is better then the one before.',
      'The dog has lost it’s way in the park.',
      'They was late for the bus again.',
      'We have went to the sea with all of the kids.',
      'Take a apple with you when you go.',
      'Wir sind seid Oktober wieder für euch da.',
      'Wir hoffen, das wir euch am Montag sehen.',
      'Samstag’s ist der Laden bis zwölf für euch offen.',
      'Habían muchos panes en la mesa de la tienda.',
      'Haber si nos vemos el lunes en la tienda.',
      'Cuándo nos vemos en la tienda del puerto?',
      'Les voisins ont chanter dans la rue avec nous.',
      'Il à fini le pain et les gâteaux avec nous.',
      'Bread,rolls and cakes are here for you.',
    ],
    passes: [
      'We could, of course, stay for the whole week.',
      'First we bake, then we sell, and a late start is not for us.',
      'It’s on its way, and it’s ours.',
      'One of you is late, and what is left of you was here.',
      'We have a European oven and an hour for each of you.',
      'See you later then!',
      'Ihr seid alle da, und das Haus, das wir suchen, ist blau.',
      'Wir sind seit Oktober da, und ihr seid herzlich eingeladen.',
      '¿Cuándo nos vemos en la tienda? ¡Hoy, por favor!',
      'Los vecinos han venido a cantar con la banda.',
      'Les voisins ont chanté hier dans la rue avec nous.',
      'Venez chez nous, vous pouvez goûter à tout.',
    ],
  },
]
