import type { CorpusPost } from './corpus-post.ts'
import { NORTHPINE } from './rule-sets.ts'

/** Journeys, hotels and mountains. */
export const TRAVEL: readonly CorpusPost[] = [
  {
    text: `Northpine's lightest tent weighs 890 g, pegs, poles, and bag included. We left it on a ridge for 41 nights of wind. One peg moved. See the film: https://northpine.example/ridge`,
    on: 'facebook',
    brand: NORTHPINE,
    finds: {},
  },
  {
    text: `Conquer the mountain with the new Trailkit. It is grey, it is warm, and it fits in a coat pocket, a boot or a bottle holder. Get yours before June. #giveaway`,
    brand: NORTHPINE,
    finds: {
      requiredWords: [''],
      bannedWords: ['Conquer'],
      exactTerms: ['Trailkit'],
      spelling: ['grey'],
      oxfordComma: ['pocket, a boot or a'],
      bannedHashtags: ['#giveaway'],
    },
  },
  {
    text: `Rain at the hut, 2,310 m. Seven people, one stove, somebody's uncle and an accordion. We stayed a day longer. Northpine jackets on the line, all of them steaming. Where did the weather keep you?`,
    brand: NORTHPINE,
    finds: { oxfordComma: ["one stove, somebody's uncle and an"] },
  },
  {
    text: `Van life is four square metres and a shared toothbrush. #vanlife #NorthPine`,
    brand: NORTHPINE,
    finds: { spelling: ['metres'], bannedHashtags: ['#vanlife'] },
  },
  {
    text: `The night train to Vienna left at 22:04 and arrived at 6:30 with coffee, a roll and a view of wet vineyards. Price: 59 euros. Bed: short. Would we do it again? We are on it now.`,
    on: 'instagram',
    finds: {},
  },
  {
    text: `Our island has no cars, no airport and no hurry. The ferry takes fifty minutes. Rooms from May, each with a door to the garden. Book at https://isle.example`,
    on: 'pinterest',
    finds: {},
  },
  {
    text: `Ten quiet beaches in Portugal that you can reach by train, with the stop, the walk from the station in minutes, and where to eat grilled fish after it.`,
    on: 'pinterest',
    finds: {
      fold: ['grilled fish after it'],
      sentenceLength: ['Ten quiet beaches in Portugal'],
      firstLine: ['Ten quiet beaches in Portugal'],
      callToAction: [''],
    },
  },
  {
    text: `I packed one bag for six weeks: three shirts, two trousers, a wool jumper that my mother knitted in 1987 and a book that I did not open once. What do you always pack and never use?`,
    on: 'tiktok',
    finds: { firstLine: ['I packed one bag'], fold: ['did not open once'], sentenceLength: ['I packed one bag'] },
  },
  {
    text: `We walked from the source of the river to the sea. It took nineteen days and two pairs of shoes. On the first day we stepped over it. On the last we could not see the other bank. In between there were four power stations, eleven swans that hated us, a wedding we were pulled into, and a man who has fished on the same stone since 1962 and has never sold a fish. We wrote it all down, with the maps and the places to sleep: https://river.example`,
    on: 'facebook',
    finds: {
      paragraphs: ['We walked from the source'],
      usualLength: [''],
      sentenceLength: ['In between there were four power stations'],
    },
  },
  {
    text: `Hidden gem alert! This is the most beautiful village in the world, and nobody else has found it yet. Tag someone who needs to see it. #travelblogger #instagood #fyp`,
    on: 'instagram',
    finds: {
      claims: ['the most beautiful village in the world', 'nobody else has'],
      bait: ['Tag someone who'],
      spamHashtags: ['#instagood', '#fyp'],
      camelTags: ['#travelblogger'],
      specifics: [''],
    },
  },
  {
    text: `Lisbon in three hours, if the ship leaves at four: the tram is full, so walk. Up to the castle wall, down through Alfama, one custard tart standing up. Be back at ten to. Which port should we do next?`,
    on: 'threads',
    finds: {},
  },
  {
    text: `Hotel breakfast, ranked. 1. Whatever is on the other table. 2. Eggs that somebody made for you. 3. The small jam. 4. Peace. What is your number one?`,
    on: 'x',
    finds: {},
  },
  {
    text: `Your passport must be valid for six months. Your suitcase must weigh less than 23 kg. Your mother must be called. Two of these are checked at the desk.`,
    finds: { passiveVoice: ['be called', 'are checked'], callToAction: [''] },
  },
  {
    text: `THE NORTHERN LIGHTS ARE BACK and we have four beds left in March. Dress warm, leave the flash at home, and write to us by Friday.`,
    on: 'facebook',
    finds: { shouting: ['THE NORTHERN LIGHTS ARE BACK'] },
  },
  {
    text: `Postcard 14 of 52. Dear all, it snowed, the goat ate the map, we are exactly where we are. Love, M. Next one on Sunday, follow along.`,
    on: 'mastodon',
    finds: {},
  },
  {
    text: `Ⓢⓤⓜⓜⓔⓡ rooms are open for booking. Families sleep for half in June. Call the desk before nine at night, please, because Rosa goes to bed.`,
    finds: { fancyLetters: ['Ⓢⓤⓜⓜⓔⓡ'] },
  },
  {
    text: `The hut is open again from 6 June. Beds are 24 euros, soup is 7, the sunrise costs getting up. Reserve by phone only, the internet up here is a rumour.`,
    files: [
      { mediaId: 'm1', kind: 'image', alt: 'The hut before sunrise, with one lit window.', name: 'hut' },
      { mediaId: 'm2', kind: 'image', alt: 'screenshot', name: 'prices' },
    ],
    finds: { altText: ['screenshot'] },
  },
  {
    text: `We drove 900 km with a cat. Things that we know now: cats sing. The E6 has 31 tunnels. Nobody sleeps. Northpine seats can be washed. Send help, snacks, or both. #VanLife`,
    brand: NORTHPINE,
    finds: { bannedHashtags: ['#VanLife'] },
  },
  {
    text: `A tip for the desert: drink before you are thirsty, walk before the sun does, and never trust a shadow that moves. Any others?`,
    on: 'bluesky',
    finds: {},
  },
  {
    text: `In a world where everyone is rushing, our retreat invites you to slow down, breathe deeply and reconnect with what truly matters in life.`,
    on: 'instagram',
    finds: { firstLine: ['In a world where everyone'], fold: ['matters in life'], callToAction: [''] },
  },
]
